import type { components } from '../../generated/schema.d.ts';
import type {
  AddressesOperations,
  AuthOperations,
  CatalogueOperations,
  OrdersOperations,
  SettingsOperations,
} from '../../generated/operations.d.ts';
import type { Handler, HandlersOf } from './handler.ts';

// The ten mistakes that must not compile in a handler (API-04). tsc fails when one does.

const validHandler: HandlersOf<SettingsOperations>['listCountries'] = (_call, reply) =>
  reply(200, { message: 'all countries', data: { countries: [] } });

// @ts-expect-error 1: an operation of the contract has no handler
export const missingOperation: HandlersOf<SettingsOperations> = { listCountries: validHandler };

export const missingField: HandlersOf<SettingsOperations>['listCountries'] = (_call, reply) =>
  // @ts-expect-error 2: `data` is required
  reply(200, { message: 'all countries' });

export const misspeltDeepField: HandlersOf<CatalogueOperations>['listProducts'] = (_call, reply) =>
  reply(200, {
    message: 'products',
    data: {
      ...list,
      // @ts-expect-error 3: the optional field of the product's shop is called `address`
      products: [{ ...product, shop: { ...product.shop, adress: 'Souk 1' } }],
    },
  });

export const undocumentedStatus: HandlersOf<AuthOperations>['login'] = (_call, reply) =>
  // @ts-expect-error 4: login documents no 404
  reply(404, { message: 'Nobody here' });

export const misspeltQuery: HandlersOf<OrdersOperations>['listOrders'] = ({ query }, reply) =>
  // @ts-expect-error 5: the parameter is called `order_status`
  reply(500, { message: String(query.orderStatus) });

export const nullWhereNone: HandlersOf<SettingsOperations>['listCountries'] = (_call, reply) =>
  // @ts-expect-error 6: a message is a string
  reply(200, { message: null, data: { countries: [] } });

interface NoContentOperation {
  responses: { 204: { headers: Record<string, unknown>; content?: never } };
}

export const bodyWithoutContent: Handler<NoContentOperation, 'public'> = (_call, reply) =>
  // @ts-expect-error 7: a 204 has no body
  reply(204, { message: 'gone' });

export const impossibleEnum: HandlersOf<OrdersOperations>['listOrders'] = (_call, reply) =>
  reply(200, {
    message: 'orders',
    data: {
      total: 1,
      // @ts-expect-error 8: `Lost` is not an order status
      orders: [{ ...order, order_status: 'Lost' }],
      status_wise_orders: counts,
    },
  });

// @ts-expect-error 9: the handler returns no response
export const noReturn: HandlersOf<AddressesOperations>['deleteAddress'] = (_call, reply) => {
  reply(200, { message: 'deleted' });
};

// @ts-expect-error 10: only `reply` creates a response
export const rawObject: HandlersOf<AddressesOperations>['deleteAddress'] = () => ({
  status: 200,
  body: {},
});

type Schemas = components['schemas'];
declare const list: Schemas['ProductsData'];
declare const product: Schemas['ProductCard'];
declare const order: Schemas['OrderRow'];
declare const counts: Schemas['OrderCounts'];
