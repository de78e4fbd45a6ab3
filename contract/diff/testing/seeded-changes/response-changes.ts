import { contentOf, drop, move, ORDERS, type SeededChange } from './contract-editor.ts';

export const RESPONSE_CHANGES: readonly SeededChange[] = [
  {
    title: 'a good answer has another status',
    make: ({ operation }) => move(operation(ORDERS, 'get').responses, '200', '202'),
    expected: [
      ['breaking', 'status-removed', 'listOrders', 'answer 200'],
      ['breaking', 'status-added', 'listOrders', 'answer 202'],
    ],
  },
  {
    title: 'a refusal is gone',
    make: ({ operation }) => delete operation(ORDERS, 'get').responses['403'],
    expected: [['risky', 'refusal-removed', 'listOrders', 'answer 403']],
  },
  {
    title: 'a refusal is new',
    make: ({ operation }) => {
      const { responses } = operation(ORDERS, 'get');
      responses['409'] = { ...responses['403'] };
    },
    expected: [['risky', 'refusal-added', 'listOrders', 'answer 409']],
  },
  {
    title: 'an answer has another media type',
    make: ({ operation }) =>
      move(contentOf(operation(ORDERS, 'get'), '200'), 'application/json', 'text/html'),
    expected: [
      ['breaking', 'answer-media-type-removed', 'listOrders', 'answer 200'],
      ['risky', 'answer-media-type-added', 'listOrders', 'answer 200'],
    ],
  },
  {
    title: 'an answer has no body',
    make: ({ operation }) => delete operation(ORDERS, 'get').responses['200']?.content,
    expected: [['breaking', 'answer-body-removed', 'listOrders', 'answer 200']],
  },
  {
    title: 'the envelope is another',
    make: ({ schema }) => {
      move(schema('OrdersResponse').properties, 'data', 'result');
      schema('OrdersResponse').required = ['message', 'result'];
    },
    expected: [
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
    expected: [
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
    expected: [
      ['breaking', 'answer-property-removed', 'listOrders', 'answer 200, field data.total'],
    ],
  },
  {
    title: 'a field that could be missing is gone',
    make: ({ schema }) => delete schema('Address').properties['email'],
    expected: [
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
    expected: [
      ['breaking', 'answer-property-optional', 'listOrders', 'answer 200, field data.total'],
    ],
  },
  {
    title: 'a field is always there',
    make: ({ schema }) => schema('Address').required.push('email'),
    expected: [
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
    expected: [['harmless', 'answer-property-added', 'listOrders', 'answer 200, field data.sum']],
  },
  {
    title: 'a number comes as a text',
    make: ({ property }) => (property('ProductCard', 'price').type = 'string'),
    expected: [
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
    expected: [['breaking', 'answer-type-widened', 'listOrders', 'answer 200, field data.total']],
  },
  {
    title: 'a number is always whole',
    make: ({ property }) => (property('ProductCard', 'price').type = 'integer'),
    expected: [
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
    expected: [
      ['breaking', 'answer-null-widened', 'listProducts', 'answer 200, field data.products[].name'],
    ],
  },
  {
    title: 'a value is never null',
    make: ({ property }) => (property('Address', 'flat_no').type = 'string'),
    expected: [
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
    expected: [
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
    expected: [
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
    expected: [
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
    expected: [
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
    expected: [
      ['breaking', 'answer-branch-widened', 'getSettings', 'answer 200, field data.social_auths'],
    ],
  },
  {
    title: 'a value has one form less',
    make: ({ property }) => property('OrderDetails', 'rider').oneOf?.shift(),
    expected: [
      ['harmless', 'answer-branch-narrowed', 'getOrder', 'answer 200, field data.order.rider'],
    ],
  },
  {
    title: 'an example is another',
    make: ({ operation }) => {
      const media = contentOf(operation(ORDERS, 'get'), '200')['application/json'];
      if (media) media.examples = {};
    },
    expected: [['harmless', 'example-changed', 'listOrders', 'answer 200']],
  },
  {
    title: 'what a later release brings is brought by another',
    make: ({ property }) => (property('Address', 'area_id')['x-since'] = 'R4'),
    expected: [
      [
        'harmless',
        'extension-changed',
        'listAddresses',
        'answer 200, field data.addresses[].area_id',
      ],
    ],
  },
];
