import type { Hint, Review, ReviewedMove } from '../table/contract';
import type { WireAnalysis, WireMove, WireReview } from './calls';

// Hints and reviews as the page has them.

function asMove(move: WireMove): ReviewedMove {
  return {
    move: move.move,
    win: move.win,
    winError: move.win_error,
    points: move.points,
    pointsError: move.points_error,
    reasons: move.reasons,
  };
}

export function asHint(analysis: WireAnalysis): Hint {
  return {
    moves: analysis.moves.map(asMove),
    confidence: analysis.confidence,
    byRound: analysis.by_round,
    simulations: analysis.simulations,
  };
}

export function asReview(review: WireReview): Review {
  return {
    byRound: review.win_of === 'round',
    seats: review.seats.map((seat) => ({
      seat: seat.seat,
      decisions: seat.decisions,
      mistakes: seat.mistakes,
      meanWinLost: seat.mean_win_lost,
      meanPointsLost: seat.mean_points_lost,
      course: seat.course,
      decisionsByRound: seat.decisions_by_round,
    })),
    mistakes: review.mistakes.map(({ seat, number, line, played, better }) => ({
      seat,
      number,
      line,
      played: asMove(played),
      better: asMove(better),
    })),
  };
}
