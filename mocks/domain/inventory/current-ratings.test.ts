import { describe, expect, it } from 'vitest';
import type { Ratings } from '../../fixtures/ratings.ts';
import { addRatings } from './current-ratings.ts';

const NONE: Ratings = { ratingCounts: [0, 0, 0, 0, 0], totalReviews: 0, rating: 0 };

describe('addRatings', () => {
  it.each<[string, Ratings, number[], Ratings]>([
    ['the first rating', NONE, [5], { ratingCounts: [0, 0, 0, 0, 1], totalReviews: 1, rating: 5 }],
    [
      'half stars, with their exact value in the average',
      NONE,
      [4.5, 4],
      { ratingCounts: [0, 0, 0, 2, 0], totalReviews: 2, rating: 4.3 },
    ],
    [
      'a rating to existing ones',
      { ratingCounts: [0, 0, 0, 0, 9], totalReviews: 9, rating: 5 },
      [1],
      { ratingCounts: [1, 0, 0, 0, 9], totalReviews: 10, rating: 4.6 },
    ],
  ])('adds %s', (_, before, stars, after) => {
    expect(addRatings(before, stars)).toEqual(after);
  });

  it('does not mutate its argument', () => {
    addRatings(NONE, [3]);
    expect(NONE.ratingCounts).toEqual([0, 0, 0, 0, 0]);
  });
});
