import { bodyOf, drop, type SeededChange } from './contract-editor.ts';

export const REQUEST_BODY_CHANGES: readonly SeededChange[] = [
  {
    title: 'a call needs a body',
    make: ({ operation }) =>
      (operation('/api/logout', 'post').requestBody = {
        required: true,
        content: { 'application/json': {} },
      }),
    expected: [['breaking', 'request-body-required-added', 'revokeToken', 'request body']],
  },
  {
    title: 'a call takes no body any more',
    make: ({ operation }) => delete operation('/api/update-last-seen', 'post').requestBody,
    expected: [['risky', 'request-body-removed', 'updateLastSeen', 'request body']],
  },
  {
    title: 'a body may be left out',
    make: ({ operation }) => (bodyOf(operation('/api/cart/store', 'post')).required = false),
    expected: [['harmless', 'request-body-optional', 'addToCart', 'request body']],
  },
  {
    title: 'a media type is no longer taken',
    make: ({ operation }) =>
      delete bodyOf(operation('/api/registration', 'post')).content['multipart/form-data'],
    expected: [['breaking', 'request-media-type-removed', 'register', 'request body']],
  },
  {
    title: 'a field that must be sent is added',
    make: ({ schema }) => {
      schema('PlaceOrderInput').properties['terms'] = { type: 'boolean' };
      schema('PlaceOrderInput').required.push('terms');
    },
    expected: [
      ['breaking', 'request-property-required-added', 'placeOrder', 'request body, field terms'],
    ],
  },
  {
    title: 'a field that may be sent is added',
    make: ({ schema }) => (schema('PlaceOrderInput').properties['gift'] = { type: 'boolean' }),
    expected: [['harmless', 'request-property-added', 'placeOrder', 'request body, field gift']],
  },
  {
    title: 'a field is refused',
    make: ({ schema }) => delete schema('PlaceOrderInput').properties['note'],
    expected: [['breaking', 'request-property-refused', 'placeOrder', 'request body, field note']],
  },
  {
    title: 'a field becomes required',
    make: ({ schema }) => schema('PlaceOrderInput').required.push('note'),
    expected: [['breaking', 'request-property-required', 'placeOrder', 'request body, field note']],
  },
  {
    title: 'a field becomes optional',
    make: ({ schema }) => drop(schema('PlaceOrderInput').required, 'address_id'),
    expected: [
      ['harmless', 'request-property-optional', 'placeOrder', 'request body, field address_id'],
    ],
  },
  {
    title: 'null is no longer taken',
    make: ({ property }) => (property('PlaceOrderInput', 'note').type = 'string'),
    expected: [['breaking', 'request-null-narrowed', 'placeOrder', 'request body, field note']],
  },
  {
    title: 'items of a list are of another type',
    make: ({ property }) => (property('PlaceOrderInput', 'shop_ids').items = { type: 'string' }),
    expected: [
      ['breaking', 'request-type-changed', 'placeOrder', 'request body, field shop_ids[]'],
    ],
  },
  {
    title: 'a text may be shorter only',
    make: ({ property }) => (property('AddressInput', 'name')['maxLength'] = 100),
    expected: [['breaking', 'request-limit-narrowed', 'createAddress', 'request body, field name']],
  },
  {
    title: 'a text may be longer',
    make: ({ property }) => (property('AddressInput', 'name')['maxLength'] = 500),
    expected: [['harmless', 'request-limit-widened', 'createAddress', 'request body, field name']],
  },
  {
    title: 'a text has to be an address of mail',
    make: ({ property }) => (property('AddressInput', 'email')['format'] = 'email'),
    expected: [
      ['breaking', 'request-format-narrowed', 'createAddress', 'request body, field email'],
    ],
  },
  {
    title: 'a text has to match a pattern',
    make: ({ property }) => (property('AddressInput', 'phone')['pattern'] = '^[0-9]+$'),
    expected: [
      ['breaking', 'request-pattern-narrowed', 'createAddress', 'request body, field phone'],
    ],
  },
  {
    title: 'a body takes fields that it does not name',
    make: ({ schema }) => delete schema('AddressInput').additionalProperties,
    expected: [['harmless', 'request-extra-widened', 'createAddress', 'request body']],
  },
];
