import { renameKey, ORDERS, PRODUCTS, type SeededChange } from './contract-editor.ts';

export const OPERATION_CHANGES: readonly SeededChange[] = [
  {
    title: 'an operation is removed',
    make: ({ document }) => delete document.paths['/api/contact-us'],
    expected: [['breaking', 'operation-removed', 'getContact', 'operation']],
  },
  {
    title: 'an operation is added',
    make: ({ document, operation }) => {
      document.paths['/api/contact-v2'] = {
        get: { ...operation('/api/contact-us', 'get'), operationId: 'getContactV2' },
      };
    },
    expected: [['harmless', 'operation-added', 'getContactV2', 'operation']],
  },
  {
    title: 'the path of an operation changes',
    make: ({ document }) => renameKey(document.paths, '/api/contact-us', '/api/contact'),
    expected: [['breaking', 'operation-moved', 'getContact', 'operation']],
  },
  {
    title: 'the method of an operation changes',
    make: ({ item }) => renameKey(item('/api/cart/increment'), 'post', 'put'),
    expected: [['breaking', 'operation-moved', 'incrementCartLine', 'operation']],
  },
  {
    title: 'the operationId changes',
    make: ({ operation }) => (operation(ORDERS, 'get').operationId = 'getOrders'),
    expected: [['risky', 'operation-renamed', 'getOrders', 'operation']],
  },
  {
    title: 'a path parameter is renamed',
    make: ({ document, operation }) => {
      operation('/api/shops/{id}', 'get').parameters = [
        { name: 'shop', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
      ];
      renameKey(document.paths, '/api/shops/{id}', '/api/shops/{shop}');
    },
    expected: [
      ['risky', 'path-parameter-renamed', 'getShop', 'path parameter shop'],
      ['harmless', 'description-changed', 'getShop', 'path parameter shop'],
      ['harmless', 'example-changed', 'getShop', 'path parameter shop'],
    ],
  },
  {
    title: 'an operation is deprecated',
    make: ({ operation }) => (operation(ORDERS, 'get')['deprecated'] = true),
    expected: [['harmless', 'deprecated', 'listOrders', 'operation']],
  },
  {
    title: 'a required parameter is added',
    make: ({ operation }) => {
      const schema = { type: 'string' };
      operation(ORDERS, 'get').parameters?.push({
        name: 'currency',
        in: 'query',
        required: true,
        schema,
      });
    },
    expected: [['breaking', 'parameter-required-added', 'listOrders', 'query parameter currency']],
  },
  {
    title: 'an optional parameter is added',
    make: ({ operation }) =>
      operation(ORDERS, 'get').parameters?.push({
        name: 'currency',
        in: 'query',
        schema: { type: 'string' },
      }),
    expected: [['harmless', 'parameter-added', 'listOrders', 'query parameter currency']],
  },
  {
    title: 'a parameter is removed',
    make: ({ operation }) => operation(ORDERS, 'get').parameters?.shift(),
    expected: [['breaking', 'parameter-removed', 'listOrders', 'query parameter order_status']],
  },
  {
    title: 'a parameter becomes required',
    make: ({ parameter }) => (parameter(ORDERS, 'get', 'order_status').required = true),
    expected: [['breaking', 'parameter-required', 'listOrders', 'query parameter order_status']],
  },
  {
    title: 'a parameter becomes optional',
    make: ({ parameter }) => delete parameter('/api/product-details', 'get', 'product_id').required,
    expected: [['harmless', 'parameter-optional', 'getProduct', 'query parameter product_id']],
  },
  {
    title: 'a parameter moves to a header',
    make: ({ parameter }) => (parameter(ORDERS, 'get', 'order_status').in = 'header'),
    expected: [['breaking', 'parameter-moved', 'listOrders', 'header parameter order_status']],
  },
  {
    title: 'the style of a parameter changes',
    make: ({ parameter }) => (parameter(ORDERS, 'get', 'order_status')['explode'] = false),
    expected: [['breaking', 'parameter-style', 'listOrders', 'query parameter order_status']],
  },
  {
    title: 'the type of a shared parameter changes',
    make: ({ parameter }) => (parameter(ORDERS, 'get', 'page').schema = { type: 'string' }),
    expected: [
      ['breaking', 'request-type-changed', 'listOrders', 'query parameter page'],
      ['breaking', 'request-type-changed', 'listShops', 'query parameter page'],
    ],
  },
  {
    title: 'a parameter accepts fewer values',
    make: ({ parameter }) =>
      Object.assign(parameter('/api/products', 'get', 'is_digital').schema ?? {}, { enum: [1] }),
    expected: [['breaking', 'request-enum-narrowed', 'listProducts', 'query parameter is_digital']],
  },
  {
    title: 'a parameter accepts more values',
    make: ({ parameter }) =>
      Object.assign(parameter('/api/carts', 'get', 'is_buy_now').schema ?? {}, { enum: [0, 1] }),
    expected: [['harmless', 'request-enum-widened', 'getCart', 'query parameter is_buy_now']],
  },
  {
    title: 'the pattern of a parameter changes',
    make: ({ schema }) => (schema('OrderFilter')['pattern'] = '^[a-z]*$'),
    expected: [['risky', 'request-pattern-changed', 'listOrders', 'query parameter order_status']],
  },
  {
    title: 'the limit of a parameter becomes stricter',
    make: ({ parameter }) =>
      (parameter(ORDERS, 'get', 'per_page').schema = { type: 'integer', minimum: 1, maximum: 50 }),
    expected: [['breaking', 'request-limit-narrowed', 'listOrders', 'query parameter per_page']],
  },
  {
    title: 'the default of a parameter changes',
    make: ({ parameter }) => {
      const page = parameter(ORDERS, 'get', 'per_page');
      page.schema = { ...page.schema, default: 5 };
    },
    expected: [['risky', 'request-default-changed', 'listOrders', 'query parameter per_page']],
  },
  {
    title: 'a public operation requires a token',
    make: ({ operation }) => (operation('/api/shops', 'get').security = [{ bearer: [] }]),
    expected: [['breaking', 'security-tightened', 'listShops', 'security']],
  },
  {
    title: 'an optional token becomes required',
    make: ({ operation }) => (operation(PRODUCTS, 'get').security = [{ bearer: [] }]),
    expected: [['breaking', 'security-tightened', 'listProducts', 'security']],
  },
  {
    title: 'a protected operation becomes public',
    make: ({ operation }) => (operation(ORDERS, 'get').security = []),
    expected: [['risky', 'security-loosened', 'listOrders', 'security']],
  },
  {
    title: 'an operation no longer uses an optional token',
    make: ({ operation }) => (operation(PRODUCTS, 'get').security = []),
    expected: [['risky', 'security-token-unused', 'listProducts', 'security']],
  },
  {
    title: 'the authentication method changes',
    make: ({ document }) => {
      const schemes = document.components?.['securitySchemes'] as Record<string, unknown>;
      schemes['bearer'] = { type: 'apiKey', in: 'header', name: 'X-Key', description: 'A key.' };
    },
    expected: [
      ['breaking', 'security-scheme-changed', '', 'security scheme bearer'],
      ['harmless', 'description-changed', '', 'security scheme bearer'],
    ],
  },
  {
    title: 'the pagination parameter changes',
    make: ({ operation }) => {
      const list = operation(ORDERS, 'get');
      Object.assign(list['x-pagination'] ?? {}, { size: 'limit' });
    },
    expected: [['risky', 'pagination-changed', 'listOrders', 'operation']],
  },
  {
    title: 'a mutation no longer invalidates a query',
    make: ({ operation }) => {
      operation('/api/place-order', 'post')['x-invalidates'] = ['getCheckout', 'listOrders'];
    },
    expected: [['risky', 'invalidates-removed', 'placeOrder', 'operation']],
  },
  {
    title: 'a mutation invalidates another query',
    make: ({ operation }) => {
      const place = operation('/api/place-order', 'post');
      place['x-invalidates'] = [...(place['x-invalidates'] ?? []), 'getHome'];
    },
    expected: [['harmless', 'invalidates-added', 'placeOrder', 'operation']],
  },
  {
    title: 'x-serial is removed from a mutation',
    make: ({ operation }) => delete operation('/api/place-order', 'post')['x-serial'],
    expected: [['risky', 'order-of-writes-changed', 'placeOrder', 'operation']],
  },
  {
    title: 'x-not-found changes',
    make: ({ operation }) => (operation('/api/product-details', 'get')['x-not-found'] = 404),
    expected: [['risky', 'not-found-changed', 'getProduct', 'operation']],
  },
  {
    title: 'a query becomes a mutation',
    make: ({ operation }) => (operation(ORDERS, 'get')['x-kind'] = 'mutation'),
    expected: [['risky', 'operation-kind-changed', 'listOrders', 'operation']],
  },
  {
    title: 'only descriptions change',
    make: ({ operation }) => (operation(ORDERS, 'get')['description'] = 'Something else.'),
    expected: [['harmless', 'description-changed', 'listOrders', 'operation']],
  },
  {
    title: 'the server URL changes',
    make: ({ document }) => Object.assign(document, { servers: [{ url: '/v2' }] }),
    expected: [['risky', 'server-changed', '', 'servers']],
  },
];
