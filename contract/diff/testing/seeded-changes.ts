import {
  type ContractDocument,
  follow,
  type MediaType,
  type Method,
  type OperationObject,
  type PathItem,
  type Parameter,
  type Schema,
} from '../../engine/contract-document.ts';
import type { Weight } from '../change.ts';

/** A change made to the real contract, and what has to be said of it: no less and no more. */
export interface SeededChange {
  title: string;
  make: (contract: Hands) => void;
  /** Every change by its code, with a place that it has to name. */
  due: readonly (readonly [weight: Weight, code: string, operation: string, where: string])[];
}

/** Takes hold of the parts of a contract. */
export interface Hands {
  document: ContractDocument;
  item: (path: string) => PathItem;
  operation: (path: string, method: Method) => OperationObject;
  schema: (name: string) => Schema & Required<Pick<Schema, 'properties'>> & { required: string[] };
  property: (name: string, property: string) => Schema;
  parameter: (path: string, method: Method, name: string) => Parameter & Record<string, unknown>;
}

/** Hands for a document, which they change. */
export function handsOn(document: ContractDocument): Hands {
  const demand = <Part>(part: Part | undefined, what: string): Part => {
    if (part === undefined) throw new Error(`The contract has no ${what}; seed another change.`);
    return part;
  };
  const hands: Hands = {
    document,
    item: (path) => demand(document.paths[path], path),
    operation: (path, method) => demand(hands.item(path)[method], `${method} ${path}`),
    schema: (name) =>
      demand(document.components?.schemas?.[name], name) as ReturnType<Hands['schema']>,
    property: (name, property) =>
      demand(hands.schema(name).properties[property], `${name}.${property}`),
    parameter(path, method, name) {
      const all = (hands.operation(path, method).parameters ?? []).map((one) =>
        follow(document, one),
      );
      return demand(
        all.find((one) => one.name === name),
        `parameter ${name}`,
      ) as ReturnType<Hands['parameter']>;
    },
  };
  return hands;
}

function move(object: Record<string, unknown>, from: string, to: string): void {
  object[to] = object[from];
  delete object[from];
}

function drop(list: string[], ...names: string[]): void {
  list.splice(0, list.length, ...list.filter((one) => !names.includes(one)));
}

function contentOf(operation: OperationObject, status: string): Record<string, MediaType> {
  const content = operation.responses[status]?.content;
  if (!content) throw new Error(`There is no answer ${status} with a body.`);
  return content;
}

function bodyOf(operation: OperationObject) {
  if (!operation.requestBody) throw new Error('The operation takes no body.');
  return operation.requestBody;
}

const ORDERS = '/api/orders';
const PRODUCTS = '/api/products';

/** Calls, addresses and parameters. */
const OF_OPERATIONS: readonly SeededChange[] = [
  {
    title: 'a call is removed',
    make: ({ document }) => delete document.paths['/api/contact-us'],
    due: [['breaking', 'operation-removed', 'getContact', 'operation']],
  },
  {
    title: 'a call is added',
    make: ({ document, operation }) => {
      document.paths['/api/contact-v2'] = {
        get: { ...operation('/api/contact-us', 'get'), operationId: 'getContactV2' },
      };
    },
    due: [['harmless', 'operation-added', 'getContactV2', 'operation']],
  },
  {
    title: 'a call has another address',
    make: ({ document }) => move(document.paths, '/api/contact-us', '/api/contact'),
    due: [['breaking', 'operation-moved', 'getContact', 'operation']],
  },
  {
    title: 'a call has another method',
    make: ({ item }) => move(item('/api/cart/increment'), 'post', 'put'),
    due: [['breaking', 'operation-moved', 'incrementCartLine', 'operation']],
  },
  {
    title: 'a call has another operationId',
    make: ({ operation }) => (operation(ORDERS, 'get').operationId = 'getOrders'),
    due: [['risky', 'operation-renamed', 'getOrders', 'operation']],
  },
  {
    title: 'a place in the address has another name',
    make: ({ document, operation }) => {
      operation('/api/shops/{id}', 'get').parameters = [
        { name: 'shop', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } },
      ];
      move(document.paths, '/api/shops/{id}', '/api/shops/{shop}');
    },
    due: [
      ['risky', 'path-parameter-renamed', 'getShop', 'path parameter shop'],
      ['harmless', 'description-changed', 'getShop', 'path parameter shop'],
      ['harmless', 'example-changed', 'getShop', 'path parameter shop'],
    ],
  },
  {
    title: 'a call is deprecated',
    make: ({ operation }) => (operation(ORDERS, 'get')['deprecated'] = true),
    due: [['harmless', 'deprecated', 'listOrders', 'operation']],
  },
  {
    title: 'a parameter that must be sent is added',
    make: ({ operation }) => {
      const schema = { type: 'string' };
      operation(ORDERS, 'get').parameters?.push({
        name: 'currency',
        in: 'query',
        required: true,
        schema,
      });
    },
    due: [['breaking', 'parameter-required-added', 'listOrders', 'query parameter currency']],
  },
  {
    title: 'a parameter that may be sent is added',
    make: ({ operation }) =>
      operation(ORDERS, 'get').parameters?.push({
        name: 'currency',
        in: 'query',
        schema: { type: 'string' },
      }),
    due: [['harmless', 'parameter-added', 'listOrders', 'query parameter currency']],
  },
  {
    title: 'a parameter is removed',
    make: ({ operation }) => operation(ORDERS, 'get').parameters?.shift(),
    due: [['breaking', 'parameter-removed', 'listOrders', 'query parameter order_status']],
  },
  {
    title: 'a parameter becomes required',
    make: ({ parameter }) => (parameter(ORDERS, 'get', 'order_status').required = true),
    due: [['breaking', 'parameter-required', 'listOrders', 'query parameter order_status']],
  },
  {
    title: 'a parameter becomes optional',
    make: ({ parameter }) => delete parameter('/api/product-details', 'get', 'product_id').required,
    due: [['harmless', 'parameter-optional', 'getProduct', 'query parameter product_id']],
  },
  {
    title: 'a parameter goes into a header',
    make: ({ parameter }) => (parameter(ORDERS, 'get', 'order_status').in = 'header'),
    due: [['breaking', 'parameter-moved', 'listOrders', 'header parameter order_status']],
  },
  {
    title: 'a parameter is written in another style',
    make: ({ parameter }) => (parameter(ORDERS, 'get', 'order_status')['explode'] = false),
    due: [['breaking', 'parameter-style', 'listOrders', 'query parameter order_status']],
  },
  {
    title: 'a shared parameter has another type',
    make: ({ parameter }) => (parameter(ORDERS, 'get', 'page').schema = { type: 'string' }),
    due: [
      ['breaking', 'request-type-changed', 'listOrders', 'query parameter page'],
      ['breaking', 'request-type-changed', 'listShops', 'query parameter page'],
    ],
  },
  {
    title: 'a parameter takes fewer values',
    make: ({ parameter }) =>
      Object.assign(parameter('/api/products', 'get', 'is_digital').schema ?? {}, { enum: [1] }),
    due: [['breaking', 'request-enum-narrowed', 'listProducts', 'query parameter is_digital']],
  },
  {
    title: 'a parameter takes more values',
    make: ({ parameter }) =>
      Object.assign(parameter('/api/carts', 'get', 'is_buy_now').schema ?? {}, { enum: [0, 1] }),
    due: [['harmless', 'request-enum-widened', 'getCart', 'query parameter is_buy_now']],
  },
  {
    title: 'a parameter has to match another pattern',
    make: ({ schema }) => (schema('OrderFilter')['pattern'] = '^[a-z]*$'),
    due: [['risky', 'request-pattern-changed', 'listOrders', 'query parameter order_status']],
  },
  {
    title: 'a parameter has a tighter limit',
    make: ({ parameter }) =>
      (parameter(ORDERS, 'get', 'per_page').schema = { type: 'integer', minimum: 1, maximum: 50 }),
    due: [['breaking', 'request-limit-narrowed', 'listOrders', 'query parameter per_page']],
  },
  {
    title: 'a parameter means something else when left out',
    make: ({ parameter }) => {
      const page = parameter(ORDERS, 'get', 'per_page');
      page.schema = { ...page.schema, default: 5 };
    },
    due: [['risky', 'request-default-changed', 'listOrders', 'query parameter per_page']],
  },
  {
    title: 'a public call wants a token',
    make: ({ operation }) => (operation('/api/shops', 'get').security = [{ bearer: [] }]),
    due: [['breaking', 'security-tightened', 'listShops', 'security']],
  },
  {
    title: 'an optional token becomes required',
    make: ({ operation }) => (operation(PRODUCTS, 'get').security = [{ bearer: [] }]),
    due: [['breaking', 'security-tightened', 'listProducts', 'security']],
  },
  {
    title: 'a guarded call becomes public',
    make: ({ operation }) => (operation(ORDERS, 'get').security = []),
    due: [['risky', 'security-loosened', 'listOrders', 'security']],
  },
  {
    title: 'an optional token is no longer looked at',
    make: ({ operation }) => (operation(PRODUCTS, 'get').security = []),
    due: [['risky', 'security-token-unused', 'listProducts', 'security']],
  },
  {
    title: 'the way of proving who one is changes',
    make: ({ document }) => {
      const schemes = document.components?.['securitySchemes'] as Record<string, unknown>;
      schemes['bearer'] = { type: 'apiKey', in: 'header', name: 'X-Key', description: 'A key.' };
    },
    due: [
      ['breaking', 'security-scheme-changed', '', 'security scheme bearer'],
      ['harmless', 'description-changed', '', 'security scheme bearer'],
    ],
  },
  {
    title: 'a list is paged by another parameter',
    make: ({ operation }) => {
      const list = operation(ORDERS, 'get');
      Object.assign(list['x-pagination'] ?? {}, { size: 'limit' });
    },
    due: [['risky', 'pagination-changed', 'listOrders', 'operation']],
  },
  {
    title: 'a write no longer makes a list stale',
    make: ({ operation }) => {
      operation('/api/place-order', 'post')['x-invalidates'] = ['getCheckout', 'listOrders'];
    },
    due: [['risky', 'invalidates-removed', 'placeOrder', 'operation']],
  },
  {
    title: 'a write makes one list more stale',
    make: ({ operation }) => {
      const place = operation('/api/place-order', 'post');
      place['x-invalidates'] = [...(place['x-invalidates'] ?? []), 'getHome'];
    },
    due: [['harmless', 'invalidates-added', 'placeOrder', 'operation']],
  },
  {
    title: 'a write waits for no other',
    make: ({ operation }) => delete operation('/api/place-order', 'post')['x-serial'],
    due: [['risky', 'order-of-writes-changed', 'placeOrder', 'operation']],
  },
  {
    title: 'a read counts as a write',
    make: ({ operation }) => (operation(ORDERS, 'get')['x-kind'] = 'mutation'),
    due: [['risky', 'operation-kind-changed', 'listOrders', 'operation']],
  },
  {
    title: 'only words change',
    make: ({ operation }) => (operation(ORDERS, 'get')['description'] = 'Something else.'),
    due: [['harmless', 'description-changed', 'listOrders', 'operation']],
  },
  {
    title: 'the contract moves below another address',
    make: ({ document }) => Object.assign(document, { servers: [{ url: '/v2' }] }),
    due: [['risky', 'server-changed', '', 'servers']],
  },
];

/** What is sent. */
const OF_BODIES: readonly SeededChange[] = [
  {
    title: 'a call needs a body',
    make: ({ operation }) =>
      (operation('/api/logout', 'post').requestBody = {
        required: true,
        content: { 'application/json': {} },
      }),
    due: [['breaking', 'request-body-required-added', 'revokeToken', 'request body']],
  },
  {
    title: 'a call takes no body any more',
    make: ({ operation }) => delete operation('/api/update-last-seen', 'post').requestBody,
    due: [['risky', 'request-body-removed', 'updateLastSeen', 'request body']],
  },
  {
    title: 'a body may be left out',
    make: ({ operation }) => (bodyOf(operation('/api/cart/store', 'post')).required = false),
    due: [['harmless', 'request-body-optional', 'addToCart', 'request body']],
  },
  {
    title: 'a media type is no longer taken',
    make: ({ operation }) =>
      delete bodyOf(operation('/api/registration', 'post')).content['multipart/form-data'],
    due: [['breaking', 'request-media-type-removed', 'register', 'request body']],
  },
  {
    title: 'a field that must be sent is added',
    make: ({ schema }) => {
      schema('PlaceOrderInput').properties['terms'] = { type: 'boolean' };
      schema('PlaceOrderInput').required.push('terms');
    },
    due: [
      ['breaking', 'request-property-required-added', 'placeOrder', 'request body, field terms'],
    ],
  },
  {
    title: 'a field that may be sent is added',
    make: ({ schema }) => (schema('PlaceOrderInput').properties['gift'] = { type: 'boolean' }),
    due: [['harmless', 'request-property-added', 'placeOrder', 'request body, field gift']],
  },
  {
    title: 'a field is refused',
    make: ({ schema }) => delete schema('PlaceOrderInput').properties['note'],
    due: [['breaking', 'request-property-refused', 'placeOrder', 'request body, field note']],
  },
  {
    title: 'a field becomes required',
    make: ({ schema }) => schema('PlaceOrderInput').required.push('note'),
    due: [['breaking', 'request-property-required', 'placeOrder', 'request body, field note']],
  },
  {
    title: 'a field becomes optional',
    make: ({ schema }) => drop(schema('PlaceOrderInput').required, 'address_id'),
    due: [
      ['harmless', 'request-property-optional', 'placeOrder', 'request body, field address_id'],
    ],
  },
  {
    title: 'null is no longer taken',
    make: ({ property }) => (property('PlaceOrderInput', 'note').type = 'string'),
    due: [['breaking', 'request-null-narrowed', 'placeOrder', 'request body, field note']],
  },
  {
    title: 'items of a list are of another type',
    make: ({ property }) => (property('PlaceOrderInput', 'shop_ids').items = { type: 'string' }),
    due: [['breaking', 'request-type-changed', 'placeOrder', 'request body, field shop_ids[]']],
  },
  {
    title: 'a text may be shorter only',
    make: ({ property }) => (property('AddressInput', 'name')['maxLength'] = 100),
    due: [['breaking', 'request-limit-narrowed', 'createAddress', 'request body, field name']],
  },
  {
    title: 'a text may be longer',
    make: ({ property }) => (property('AddressInput', 'name')['maxLength'] = 500),
    due: [['harmless', 'request-limit-widened', 'createAddress', 'request body, field name']],
  },
  {
    title: 'a text has to be an address of mail',
    make: ({ property }) => (property('AddressInput', 'email')['format'] = 'email'),
    due: [['breaking', 'request-format-narrowed', 'createAddress', 'request body, field email']],
  },
  {
    title: 'a text has to match a pattern',
    make: ({ property }) => (property('AddressInput', 'phone')['pattern'] = '^[0-9]+$'),
    due: [['breaking', 'request-pattern-narrowed', 'createAddress', 'request body, field phone']],
  },
  {
    title: 'a body takes fields that it does not name',
    make: ({ schema }) => delete schema('AddressInput').additionalProperties,
    due: [['harmless', 'request-extra-widened', 'createAddress', 'request body']],
  },
];

/** What is answered. */
const OF_ANSWERS: readonly SeededChange[] = [
  {
    title: 'a good answer has another status',
    make: ({ operation }) => move(operation(ORDERS, 'get').responses, '200', '202'),
    due: [
      ['breaking', 'status-removed', 'listOrders', 'answer 200'],
      ['breaking', 'status-added', 'listOrders', 'answer 202'],
    ],
  },
  {
    title: 'a refusal is gone',
    make: ({ operation }) => delete operation(ORDERS, 'get').responses['403'],
    due: [['risky', 'refusal-removed', 'listOrders', 'answer 403']],
  },
  {
    title: 'a refusal is new',
    make: ({ operation }) => {
      const { responses } = operation(ORDERS, 'get');
      responses['409'] = { ...responses['403'] };
    },
    due: [['risky', 'refusal-added', 'listOrders', 'answer 409']],
  },
  {
    title: 'an answer has another media type',
    make: ({ operation }) =>
      move(contentOf(operation(ORDERS, 'get'), '200'), 'application/json', 'text/html'),
    due: [
      ['breaking', 'answer-media-type-removed', 'listOrders', 'answer 200'],
      ['risky', 'answer-media-type-added', 'listOrders', 'answer 200'],
    ],
  },
  {
    title: 'an answer has no body',
    make: ({ operation }) => delete operation(ORDERS, 'get').responses['200']?.content,
    due: [['breaking', 'answer-body-removed', 'listOrders', 'answer 200']],
  },
  {
    title: 'the envelope is another',
    make: ({ schema }) => {
      move(schema('OrdersAnswer').properties, 'data', 'result');
      schema('OrdersAnswer').required = ['message', 'result'];
    },
    due: [
      ['breaking', 'answer-property-removed', 'listOrders', 'answer 200, field data'],
      ['harmless', 'answer-property-added', 'listOrders', 'answer 200, field result'],
    ],
  },
  {
    title: 'a header is gone from a refusal that all calls share',
    make: ({ document }) => {
      const responses = document.components?.['responses'] as Record<
        string,
        { headers: Record<string, unknown> }
      >;
      delete responses['TooManyRequests']?.headers['Retry-After'];
    },
    due: [
      ['breaking', 'answer-header-removed', 'listOrders', 'answer 429, header Retry-After'],
      ['breaking', 'answer-header-removed', 'getHome', 'answer 429, header Retry-After'],
    ],
  },
  {
    title: 'a promised field is gone',
    make: ({ schema }) => {
      delete schema('OrdersData').properties['total'];
      drop(schema('OrdersData').required, 'total');
    },
    due: [['breaking', 'answer-property-removed', 'listOrders', 'answer 200, field data.total']],
  },
  {
    title: 'a field that could be missing is gone',
    make: ({ schema }) => delete schema('Address').properties['email'],
    due: [
      [
        'risky',
        'answer-optional-property-removed',
        'listAddresses',
        'answer 200, field data.addresses[].email',
      ],
    ],
  },
  {
    title: 'a promised field may be missing',
    make: ({ schema }) => drop(schema('OrdersData').required, 'total'),
    due: [['breaking', 'answer-property-optional', 'listOrders', 'answer 200, field data.total']],
  },
  {
    title: 'a field is always there',
    make: ({ schema }) => schema('Address').required.push('email'),
    due: [
      [
        'harmless',
        'answer-property-required',
        'listAddresses',
        'answer 200, field data.addresses[].email',
      ],
    ],
  },
  {
    title: 'a field is new',
    make: ({ schema }) => (schema('OrdersData').properties['sum'] = { type: 'number' }),
    due: [['harmless', 'answer-property-added', 'listOrders', 'answer 200, field data.sum']],
  },
  {
    title: 'a number comes as a text',
    make: ({ property }) => (property('ProductCard', 'price').type = 'string'),
    due: [
      [
        'breaking',
        'answer-type-changed',
        'listProducts',
        'answer 200, field data.products[].price',
      ],
    ],
  },
  {
    title: 'a whole number may have decimals',
    make: ({ property }) => (property('OrdersData', 'total').type = 'number'),
    due: [['breaking', 'answer-type-widened', 'listOrders', 'answer 200, field data.total']],
  },
  {
    title: 'a number is always whole',
    make: ({ property }) => (property('ProductCard', 'price').type = 'integer'),
    due: [
      [
        'harmless',
        'answer-type-narrowed',
        'listProducts',
        'answer 200, field data.products[].price',
      ],
    ],
  },
  {
    title: 'a value may be null',
    make: ({ property }) => (property('ProductCard', 'name').type = ['string', 'null']),
    due: [
      ['breaking', 'answer-null-widened', 'listProducts', 'answer 200, field data.products[].name'],
    ],
  },
  {
    title: 'a value is never null',
    make: ({ property }) => (property('Address', 'flat_no').type = 'string'),
    due: [
      [
        'harmless',
        'answer-null-narrowed',
        'listAddresses',
        'answer 200, field data.addresses[].flat_no',
      ],
    ],
  },
  {
    title: 'a state is new',
    make: ({ schema }) => (schema('OrderStatus')['enum'] as string[]).push('Lost'),
    due: [
      [
        'breaking',
        'answer-enum-widened',
        'listOrders',
        'answer 200, field data.orders[].order_status',
      ],
    ],
  },
  {
    title: 'a state is gone',
    make: ({ schema }) => drop(schema('OrderStatus')['enum'] as string[], 'Pickup'),
    due: [
      [
        'harmless',
        'answer-enum-narrowed',
        'listOrders',
        'answer 200, field data.orders[].order_status',
      ],
    ],
  },
  {
    title: 'a moment is only a day',
    make: ({ property }) => (property('ChatMessage', 'created_at')['format'] = 'date'),
    due: [
      [
        'breaking',
        'answer-format-changed',
        'listMessages',
        'answer 200, field data.data[].created_at',
      ],
    ],
  },
  {
    title: 'a number may be negative',
    make: ({ property }) => delete property('ProductCard', 'price')['minimum'],
    due: [
      [
        'breaking',
        'answer-limit-widened',
        'listProducts',
        'answer 200, field data.products[].price',
      ],
    ],
  },
  {
    title: 'a value has one form more',
    make: ({ property }) => property('Settings', 'social_auths').oneOf?.push({ type: 'string' }),
    due: [
      ['breaking', 'answer-branch-widened', 'getSettings', 'answer 200, field data.social_auths'],
    ],
  },
  {
    title: 'a value has one form less',
    make: ({ property }) => property('OrderDetails', 'rider').oneOf?.shift(),
    due: [['harmless', 'answer-branch-narrowed', 'getOrder', 'answer 200, field data.order.rider']],
  },
  {
    title: 'an example is another',
    make: ({ operation }) => {
      const media = contentOf(operation(ORDERS, 'get'), '200')['application/json'];
      if (media) media.examples = {};
    },
    due: [['harmless', 'example-changed', 'listOrders', 'answer 200']],
  },
  {
    title: 'what a later release brings is brought by another',
    make: ({ property }) => (property('Address', 'area_id')['x-since'] = 'R4'),
    due: [
      [
        'harmless',
        'extension-changed',
        'listAddresses',
        'answer 200, field data.addresses[].area_id',
      ],
    ],
  },
];

export const SEEDED_CHANGES: readonly SeededChange[] = [
  ...OF_OPERATIONS,
  ...OF_BODIES,
  ...OF_ANSWERS,
];
