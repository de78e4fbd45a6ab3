import type { Finishes } from './make-finish.ts';
import { fashionAndBeautyFinishes } from './fashion-and-beauty-finishes.ts';
import { gardenAndFoodFinishes } from './garden-and-food-finishes.ts';
import { homeAndKitchenFinishes } from './home-and-kitchen-finishes.ts';
import { technologyFinishes } from './technology-finishes.ts';
import { toysAndSportsFinishes } from './toys-and-sports-finishes.ts';

/** Colours of objects that shops don't let choose, so that products of a kind look different. */
export const finishes: Finishes = {
  ...technologyFinishes,
  ...fashionAndBeautyFinishes,
  ...homeAndKitchenFinishes,
  ...toysAndSportsFinishes,
  ...gardenAndFoodFinishes,
};
