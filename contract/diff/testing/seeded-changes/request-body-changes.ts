import { bodyOf, removeItems, type SeededChange } from './contract-editor.ts';

export const REQUEST_BODY_CHANGES: readonly SeededChange[] = [
  {
    title: 'a required request body is added',
    make: ({ operation }) =>
      (operation('/api/logout', 'post').requestBody = {
        required: true,
        content: { 'application/json': {} },
      }),
    expected: [['breaking', 'request-body-required-added', 'revokeToken', 'request body']],
  },
  {
    title: 'a request body is removed',
    make: ({ operation }) => delete operation('/api/update-last-seen', 'post').requestBody,
    expected: [['risky', 'request-body-removed', 'updateLastSeen', 'request body']],
  },
  {
    title: 'a request body becomes optional',
    make: ({ operation }) => (bodyOf(operation('/api/cart/store', 'post')).required = false),
    expected: [['harmless', 'request-body-optional', 'addToCart', 'request body']],
  },
  {
    title: 'a media type is removed',
    make: ({ operation }) =>
      delete bodyOf(operation('/api/registration', 'post')).content['multipart/form-data'],
    expected: [['breaking', 'request-media-type-removed', 'register', 'request body']],
  },
  {
    title: 'a required field is added',
    make: ({ schema }) => {
      schema('PlaceOrderInput').properties['terms'] = { type: 'boolean' };
      schema('PlaceOrderInput').required.push('terms');
    },
    expected: [
      ['breaking', 'request-property-required-added', 'placeOrder', 'request body, field terms'],
    ],
  },
  {
    title: 'an optional field is added',
    make: ({ schema }) => (schema('PlaceOrderInput').properties['gift'] = { type: 'boolean' }),
    expected: [['harmless', 'request-property-added', 'placeOrder', 'request body, field gift']],
  },
  {
    title: 'a field is rejected',
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
    make: ({ schema }) => removeItems(schema('PlaceOrderInput').required, 'address_id'),
    expected: [
      ['harmless', 'request-property-optional', 'placeOrder', 'request body, field address_id'],
    ],
  },
  {
    title: 'null is no longer accepted',
    make: ({ property }) => (property('PlaceOrderInput', 'note').type = 'string'),
    expected: [['breaking', 'request-null-narrowed', 'placeOrder', 'request body, field note']],
  },
  {
    title: 'the type of array items changes',
    make: ({ property }) => (property('PlaceOrderInput', 'shop_ids').items = { type: 'string' }),
    expected: [
      ['breaking', 'request-type-changed', 'placeOrder', 'request body, field shop_ids[]'],
    ],
  },
  {
    title: 'maxLength of a string is lowered',
    make: ({ property }) => (property('AddressInput', 'name')['maxLength'] = 100),
    expected: [['breaking', 'request-limit-narrowed', 'createAddress', 'request body, field name']],
  },
  {
    title: 'maxLength of a string is raised',
    make: ({ property }) => (property('AddressInput', 'name')['maxLength'] = 500),
    expected: [['harmless', 'request-limit-widened', 'createAddress', 'request body, field name']],
  },
  {
    title: 'a string requires the email format',
    make: ({ property }) => (property('AddressInput', 'email')['format'] = 'email'),
    expected: [
      ['breaking', 'request-format-narrowed', 'createAddress', 'request body, field email'],
    ],
  },
  {
    title: 'a string requires a pattern',
    make: ({ property }) => (property('AddressInput', 'phone')['pattern'] = '^[0-9]+$'),
    expected: [
      ['breaking', 'request-pattern-narrowed', 'createAddress', 'request body, field phone'],
    ],
  },
  {
    title: 'a body allows additional fields',
    make: ({ schema }) => delete schema('AddressInput').additionalProperties,
    expected: [['harmless', 'request-extra-widened', 'createAddress', 'request body']],
  },
];
