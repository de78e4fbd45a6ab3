import { contentOf, removeItems, renameKey, ORDERS, type SeededChange } from './contract-editor.ts';

export const RESPONSE_CHANGES: readonly SeededChange[] = [
  {
    title: 'the success status changes',
    make: ({ operation }) => renameKey(operation(ORDERS, 'get').responses, '200', '202'),
    expected: [
      ['breaking', 'status-removed', 'listOrders', 'response 200'],
      ['breaking', 'status-added', 'listOrders', 'response 202'],
    ],
  },
  {
    title: 'an error status is removed',
    make: ({ operation }) => delete operation(ORDERS, 'get').responses['403'],
    expected: [['risky', 'refusal-removed', 'listOrders', 'response 403']],
  },
  {
    title: 'an error status is added',
    make: ({ operation }) => {
      const { responses } = operation(ORDERS, 'get');
      responses['409'] = { ...responses['403'] };
    },
    expected: [['risky', 'refusal-added', 'listOrders', 'response 409']],
  },
  {
    title: 'the media type of a response changes',
    make: ({ operation }) =>
      renameKey(contentOf(operation(ORDERS, 'get'), '200'), 'application/json', 'text/html'),
    expected: [
      ['breaking', 'response-media-type-removed', 'listOrders', 'response 200'],
      ['risky', 'response-media-type-added', 'listOrders', 'response 200'],
    ],
  },
  {
    title: 'a response loses its body',
    make: ({ operation }) => delete operation(ORDERS, 'get').responses['200']?.content,
    expected: [['breaking', 'response-body-removed', 'listOrders', 'response 200']],
  },
  {
    title: 'the envelope changes',
    make: ({ schema }) => {
      renameKey(schema('OrdersResponse').properties, 'data', 'result');
      schema('OrdersResponse').required = ['message', 'result'];
    },
    expected: [
      ['breaking', 'response-property-removed', 'listOrders', 'response 200, field data'],
      ['harmless', 'response-property-added', 'listOrders', 'response 200, field result'],
    ],
  },
  {
    title: 'a header is removed from a shared error response',
    make: ({ document }) => {
      const responses = document.components?.['responses'] as Record<
        string,
        { headers: Record<string, unknown> }
      >;
      delete responses['TooManyRequests']?.headers['Retry-After'];
    },
    expected: [
      ['breaking', 'response-header-removed', 'listOrders', 'response 429, header Retry-After'],
      ['breaking', 'response-header-removed', 'getHome', 'response 429, header Retry-After'],
    ],
  },
  {
    title: 'a shared required header becomes optional',
    make: ({ document }) => {
      const headers = document.components?.['headers'] as Record<string, { required?: boolean }>;
      delete headers['RetryAfter']?.required;
    },
    expected: [
      ['breaking', 'response-header-optional', 'listOrders', 'response 429, header Retry-After'],
    ],
  },
  {
    title: 'an optional header becomes required',
    make: ({ document }) => {
      const headers = document.components?.['headers'] as Record<string, { required?: boolean }>;
      Object.assign(headers['MaintenanceRetryAfter'] ?? {}, { required: true });
    },
    expected: [
      ['harmless', 'response-header-required', 'listOrders', 'response 503, header Retry-After'],
    ],
  },
  {
    title: 'a required field is removed',
    make: ({ schema }) => {
      delete schema('OrdersData').properties['total'];
      removeItems(schema('OrdersData').required, 'total');
    },
    expected: [
      ['breaking', 'response-property-removed', 'listOrders', 'response 200, field data.total'],
    ],
  },
  {
    title: 'an optional field is removed',
    make: ({ schema }) => delete schema('Address').properties['email'],
    expected: [
      [
        'risky',
        'response-optional-property-removed',
        'listAddresses',
        'response 200, field data.addresses[].email',
      ],
    ],
  },
  {
    title: 'a required field becomes optional',
    make: ({ schema }) => removeItems(schema('OrdersData').required, 'total'),
    expected: [
      ['breaking', 'response-property-optional', 'listOrders', 'response 200, field data.total'],
    ],
  },
  {
    title: 'an optional field becomes required',
    make: ({ schema }) => schema('Address').required.push('email'),
    expected: [
      [
        'harmless',
        'response-property-required',
        'listAddresses',
        'response 200, field data.addresses[].email',
      ],
    ],
  },
  {
    title: 'a field is added',
    make: ({ schema }) => (schema('OrdersData').properties['sum'] = { type: 'number' }),
    expected: [
      ['harmless', 'response-property-added', 'listOrders', 'response 200, field data.sum'],
    ],
  },
  {
    title: 'a number becomes a string',
    make: ({ property }) => (property('ProductCard', 'price').type = 'string'),
    expected: [
      [
        'breaking',
        'response-type-changed',
        'listProducts',
        'response 200, field data.products[].price',
      ],
    ],
  },
  {
    title: 'an integer becomes a number',
    make: ({ property }) => (property('OrdersData', 'total').type = 'number'),
    expected: [
      ['breaking', 'response-type-widened', 'listOrders', 'response 200, field data.total'],
    ],
  },
  {
    title: 'a number becomes an integer',
    make: ({ property }) => (property('ProductCard', 'price').type = 'integer'),
    expected: [
      [
        'harmless',
        'response-type-narrowed',
        'listProducts',
        'response 200, field data.products[].price',
      ],
    ],
  },
  {
    title: 'a value becomes nullable',
    make: ({ property }) => (property('ProductCard', 'name').type = ['string', 'null']),
    expected: [
      [
        'breaking',
        'response-null-widened',
        'listProducts',
        'response 200, field data.products[].name',
      ],
    ],
  },
  {
    title: 'a value is no longer nullable',
    make: ({ property }) => (property('Address', 'flat_no').type = 'string'),
    expected: [
      [
        'harmless',
        'response-null-narrowed',
        'listAddresses',
        'response 200, field data.addresses[].flat_no',
      ],
    ],
  },
  {
    title: 'an enum value is added',
    make: ({ schema }) => (schema('OrderStatus')['enum'] as string[]).push('Lost'),
    expected: [
      [
        'breaking',
        'response-enum-widened',
        'listOrders',
        'response 200, field data.orders[].order_status',
      ],
    ],
  },
  {
    title: 'an enum value is removed',
    make: ({ schema }) => removeItems(schema('OrderStatus')['enum'] as string[], 'Pickup'),
    expected: [
      [
        'harmless',
        'response-enum-narrowed',
        'listOrders',
        'response 200, field data.orders[].order_status',
      ],
    ],
  },
  {
    title: 'a date-time becomes a date',
    make: ({ property }) => (property('ChatMessage', 'created_at')['format'] = 'date'),
    expected: [
      [
        'breaking',
        'response-format-changed',
        'listMessages',
        'response 200, field data.data[].created_at',
      ],
    ],
  },
  {
    title: 'a minimum is removed',
    make: ({ property }) => delete property('ProductCard', 'price')['minimum'],
    expected: [
      [
        'breaking',
        'response-limit-widened',
        'listProducts',
        'response 200, field data.products[].price',
      ],
    ],
  },
  {
    title: 'an alternative is added',
    make: ({ property }) => property('Settings', 'social_auths').oneOf?.push({ type: 'string' }),
    expected: [
      [
        'breaking',
        'response-branch-widened',
        'getSettings',
        'response 200, field data.social_auths',
      ],
    ],
  },
  {
    title: 'an alternative is removed',
    make: ({ property }) => property('OrderDetails', 'rider').oneOf?.shift(),
    expected: [
      ['harmless', 'response-branch-narrowed', 'getOrder', 'response 200, field data.order.rider'],
    ],
  },
  {
    title: 'an example changes',
    make: ({ operation }) => {
      const media = contentOf(operation(ORDERS, 'get'), '200')['application/json'];
      if (media) media.examples = {};
    },
    expected: [['harmless', 'example-changed', 'listOrders', 'response 200']],
  },
  {
    title: 'x-since changes',
    make: ({ property }) => (property('Address', 'area_id')['x-since'] = 'R4'),
    expected: [
      [
        'harmless',
        'extension-changed',
        'listAddresses',
        'response 200, field data.addresses[].area_id',
      ],
    ],
  },
];
