package io.github.multimove.doublemoves;

import io.github.multimove.PositionException;
import io.github.multimove.RuleSet;
import io.github.multimove.RuleSets;
import io.github.multimove.independent.ReferencePositions;
import io.github.multimove.testkit.RuleSetLaws;
import java.util.List;
import org.junit.jupiter.api.Nested;

/** Every law in Doublemove, Extra Move, Two Move, Two-Fisted, Bennekom and Accelerated Chess and Triplets, every option. */
class DoubleMovesLaws {
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
    class Doublemove extends Every {
        Doublemove() {
            super("doublemove");
        }
    }

    @Nested
    class DoublemoveEnPassantNone extends Every {
        DoublemoveEnPassantNone() {
            super("doublemove[en-passant=none]");
        }
    }

    @Nested
    class DoublemoveBalancedFalse extends Every {
        DoublemoveBalancedFalse() {
            super("doublemove[balanced=false]");
        }
    }

    @Nested
    class DoublemoveBalancedFalseEnPassantNone extends Every {
        DoublemoveBalancedFalseEnPassantNone() {
            super("doublemove[balanced=false,en-passant=none]");
        }
    }

    @Nested
    class ExtraMove extends Every {
        ExtraMove() {
            super("extra-move");
        }
    }

    @Nested
    class TwoMove extends Every {
        TwoMove() {
            super("two-move");
        }
    }

    @Nested
    class TwoFisted extends Every {
        TwoFisted() {
            super("two-fisted");
        }
    }

    @Nested
    class Bennekom extends Every {
        Bennekom() {
            super("bennekom");
        }
    }

    @Nested
    class Accelerated extends Every {
        Accelerated() {
            super("accelerated");
        }
    }

    @Nested
    class AcceleratedBalancedTrue extends Every {
        AcceleratedBalancedTrue() {
            super("accelerated[balanced=true]");
        }
    }

    @Nested
    class Triplets extends Every {
        Triplets() {
            super("triplets");
        }
    }
}
