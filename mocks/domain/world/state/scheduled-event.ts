/** Plain data, so that it survives a restart. */
export type ScheduledEvent =
  | { readonly dueAt: number; readonly kind: 'shop-comes-online'; readonly shopId: number }
  | {
      readonly dueAt: number;
      readonly kind: 'seller-replies';
      readonly shopId: number;
      readonly customerId: number;
    };
