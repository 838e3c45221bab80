package io.github.multimove.monster;

import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.independent.ReferencePositions;
import io.github.multimove.testkit.RuleSetLaws;
import java.util.List;
import org.junit.jupiter.api.Nested;

/** Every law in Monster Chess, every option. */
class MonsterLaws {
    abstract static class Every extends RuleSetLaws {
        private final String id;

        Every(String id) {
            this.id = id;
        }

        @Override
        protected RuleSet ruleSet() {
            return RuleSets.of(id);
        }

        @Override
        protected List<String> starts() {
            // some kept positions are of one option of the game alone
            return ReferencePositions.of(id).stream().filter(this::reads).toList();
        }

        private boolean reads(String text) {
            try {
                return ruleSet().position(text).ruleSet().id().equals(id);
            } catch (PositionException e) {
                return false;
            }
        }

        @Override
        protected int games() {
            return 6;
        }

        @Override
        protected int turns() {
            return 3;
        }

        @Override
        protected boolean isPublished() {
            return true;
        }
    }

    @Nested
    class Monster extends Every {
        Monster() {
            super("monster");
        }
    }

    @Nested
    class MonsterPawns2 extends Every {
        MonsterPawns2() {
            super("monster[pawns=2]");
        }
    }

    @Nested
    class MonsterPawns3 extends Every {
        MonsterPawns3() {
            super("monster[pawns=3]");
        }
    }

    @Nested
    class MonsterPawns6 extends Every {
        MonsterPawns6() {
            super("monster[pawns=6]");
        }
    }

    @Nested
    class MonsterPawns8 extends Every {
        MonsterPawns8() {
            super("monster[pawns=8]");
        }
    }

    @Nested
    class MonsterWinCapture extends Every {
        MonsterWinCapture() {
            super("monster[win=capture]");
        }
    }

    @Nested
    class MonsterReversedTrue extends Every {
        MonsterReversedTrue() {
            super("monster[reversed=true]");
        }
    }

    @Nested
    class MonsterEnPassantLast extends Every {
        MonsterEnPassantLast() {
            super("monster[en-passant=last]");
        }
    }

    @Nested
    class MonsterEnPassantLastPawns8ReversedTrueWinCapture extends Every {
        MonsterEnPassantLastPawns8ReversedTrueWinCapture() {
            super("monster[en-passant=last,pawns=8,reversed=true,win=capture]");
        }
    }
}
