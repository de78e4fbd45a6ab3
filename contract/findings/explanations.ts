export interface Explanation {
  what: string;
  /** The effect on the storefront and its shoppers. */
  why: string;
  fix: string;
  example: string;
}

const WRONG_VALUE =
  'The storefront reads the field as the contract says; it shows nonsense or breaks where it reckons with it.';

export const EXPLANATIONS: Readonly<Record<string, Explanation>> = {
  'server-error': {
    what: 'The backend answered with a status of 500 or more.',
    why: 'Shoppers get "something went wrong" and a Retry that will fail again.',
    fix: 'Look into the backend’s log for the request; answer what a client did wrong with 422 or 404 instead.',
    example:
      'GET /api/product-details?product_id=2147483646 → 500; due is 422 with errors.product_id.',
  },
  'status-undocumented': {
    what: 'The contract knows no such status for the operation.',
    why: 'Nobody has prepared for it: the storefront can only say that something unexpected came.',
    fix: 'Answer one of the documented statuses, or write the new one into openapi/paths with its body and an example.',
    example: '201 where the contract has 200.',
  },
  'media-type-undocumented': {
    what: 'The Content-Type is not the one that the contract has for this status.',
    why: 'Clients choose by it how to read the body; a page in the place of JSON cannot be read.',
    fix: 'Send the documented type. Mind what middleware and error pages do to it.',
    example: 'Content-Type: text/html for a 401; due is application/json.',
  },
  'body-unreadable': {
    what: 'The body calls itself JSON and is none.',
    why: 'The whole answer is lost on the client.',
    fix: 'Look for warnings, dumps or byte marks printed before or after the JSON.',
    example: 'Warning: Undefined variable … {"message": …}',
  },
  'body-cut': {
    what: 'The connection ended in the middle of the body.',
    why: 'The whole answer is lost on the client.',
    fix: 'Look for a wrong Content-Length, a worker that dies while it writes, or a proxy’s limit.',
    example: 'Content-Length: 5120, but 2048 bytes came.',
  },
  'body-unexpected': {
    what: 'A body came where the contract has none.',
    why: 'Clients may take it for data that they know nothing of.',
    fix: 'Send nothing with this status, or document the body.',
    example: '204 with {"message": …}.',
  },
  'answer-timeout': {
    what: 'No whole answer came in time.',
    why: 'Shoppers wait and give up.',
    fix: 'Look for locks that wait for each other, slow queries and calls to other services; --timeout gives it longer.',
    example: 'POST /api/place-order: nothing within 10 s.',
  },
  'no-connection': {
    what: 'The connection was refused or closed before an answer began.',
    why: 'Shoppers are told that the shop cannot be reached.',
    fix: 'Look whether the process died at this request, and what stands before it.',
    example: 'socket hang up',
  },
  'auth-ignored': {
    what: 'What is for customers was given to somebody without a valid token.',
    why: 'Strangers read or change other people’s data.',
    fix: 'Put the operation behind the check of the token.',
    example: 'GET /api/orders without a token → 200; due is 401.',
  },
  'auth-order': {
    what: 'The request was refused for another reason before it was asked who is there.',
    why: 'Strangers learn what exists, and the storefront cannot ask them to log in: it does so on 401.',
    fix: 'Check the token before everything else.',
    example: 'GET /api/order-details without a token → 422; due is 401.',
  },
  'bad-data-accepted': {
    what: 'A wrong request was answered as if it were right.',
    why: 'Mistakes of people pass unseen, and wrong data gets stored.',
    fix: 'Validate what the finding names and answer 422 with a text for the field.',
    example: 'POST /api/address/store without a name → 200; due is 422 with errors.name.',
  },
  'good-data-refused': {
    what: 'A right request, naming only what the backend has shown, was refused.',
    why: 'Shoppers cannot open what a list has just shown them.',
    fix: 'Look at the message of the refusal; give other values with --seeds if these are special.',
    example: 'GET /api/order-details of the customer’s own order → 422.',
  },
  'page-too-long': {
    what: 'A page has more items than were asked for.',
    why: 'Lists grow beyond their place; pagers count wrongly.',
    fix: 'Keep per_page.',
    example: 'per_page=1 → 24 items.',
  },
  'page-missing': {
    what: 'The total promises a page that is empty.',
    why: 'A pager leads into the void.',
    fix: 'Count the total over the same query that makes the pages.',
    example: 'total 12, page 2 of 1 item: none.',
  },
  'page-repeats': {
    what: 'The second page shows what the first has shown.',
    why: 'Shoppers never see the rest.',
    fix: 'Heed page; give the query an order that is total.',
    example: 'page=1 and page=2 both show product 7.',
  },
  'total-differs': {
    what: 'The total is not the same on two pages.',
    why: 'The number of results jumps while somebody turns pages.',
    fix: 'Count the whole, not the page.',
    example: 'total 12 on page 1, 11 on page 2.',
  },
  'use-after-free': {
    what: 'What was deleted can still be used.',
    why: 'Shoppers’ deletions have no effect.',
    fix: 'Answer 404 for what is gone.',
    example: 'POST /api/address/9/update after its deletion → 200.',
  },
  'not-available': {
    what: 'What was just made is not there.',
    why: 'Shoppers believe that saving failed, and save again.',
    fix: 'Write before answering; mind caches and replicas that lag.',
    example: 'The new address is not in GET /api/addresses.',
  },
  'header-missing': {
    what: 'A header that the contract documents did not come.',
    why: 'Clients cannot know how long to wait.',
    fix: 'Send it, or take it out of the contract.',
    example: '429 without Retry-After.',
  },
  'body-type': {
    what: 'A value has another type than the contract says.',
    why: WRONG_VALUE,
    fix: 'Cast the value where the answer is made; let both types into the contract only if clients can live with both.',
    example: '"price": "19.90"; due is "price": 19.9.',
  },
  'body-required': {
    what: 'A field that the contract promises is not there.',
    why: 'Screens that show it stay empty there or break.',
    fix: 'Send the field always; where there is nothing to say, null if the contract lets you.',
    example: 'A product card without "thumbnail".',
  },
  'body-enum': {
    what: 'A value is none of the words that the contract lists.',
    why: 'The storefront has no name, colour or action for it.',
    fix: 'Send one of the words exactly as written, or add the new one to the contract.',
    example: '"order_status": "pending"; due is "Pending".',
  },
  'body-const': {
    what: 'A value is not the one that the contract has fixed.',
    why: WRONG_VALUE,
    fix: 'Send the value exactly as written.',
    example: '"type": "User"; due is "user".',
  },
  'body-format': {
    what: 'A text does not have the form that the contract says.',
    why: 'Dates cannot be shown in the shopper’s zone, addresses cannot be opened.',
    fix: 'Write dates as ISO 8601 and addresses whole.',
    example: '"created_at": "21/11/2026"; due is "2026-11-21T10:00:00.000000Z".',
  },
  'body-pattern': {
    what: 'A text does not fit the pattern of the contract.',
    why: WRONG_VALUE,
    fix: 'Write the text as the pattern says.',
    example: '"color_code": "red"; due is "#ff0000".',
  },
  'body-minimum': {
    what: 'A number is too small.',
    why: WRONG_VALUE,
    fix: 'Look where the number comes from; negative stock and prices are never right.',
    example: '"quantity": -3.',
  },
  'body-maximum': {
    what: 'A number is too large.',
    why: WRONG_VALUE,
    fix: 'Look where the number comes from.',
    example: '"rating": 6.',
  },
  'body-minLength': {
    what: 'A text is too short.',
    why: 'Something that people should read is empty.',
    fix: 'Send the text, or null where the contract lets you.',
    example: '"name": "".',
  },
  'body-minItems': {
    what: 'A list has too few entries.',
    why: WRONG_VALUE,
    fix: 'Send all entries that the contract promises.',
    example: '"errors": {"phone": []}.',
  },
  'body-maxItems': {
    what: 'A list has too many entries.',
    why: WRONG_VALUE,
    fix: 'Keep to the number that the contract has.',
    example: 'Three ads where two are due.',
  },
  'body-anyOf': {
    what: 'A value fits none of the forms that the contract lets it have.',
    why: WRONG_VALUE,
    fix: 'The findings beside this one say what each form lacks.',
    example: '"social_auths": null; due is [] or an object.',
  },
  'body-oneOf': {
    what: 'A value fits none of the forms of the contract, or several at once.',
    why: WRONG_VALUE,
    fix: 'The findings beside this one say what each form lacks.',
    example: 'A gallery item that is neither picture nor film.',
  },
  'body-additionalProperties': {
    what: 'A field that the contract does not name (told with --closed only).',
    why: 'Nobody tests it, and secrets leak this way.',
    fix: 'Take it out of the answer or write it into the contract.',
    example: '"pusher_app_secret" in GET /api/master.',
  },
  'body-unevaluatedProperties': {
    what: 'A field that no part of the schema names (told with --closed only).',
    why: 'Nobody tests it, and secrets leak this way.',
    fix: 'Take it out of the answer or write it into the contract.',
    example: '"cost_price" in a product.',
  },
  'operation-unknown': {
    what: 'A call passed that the contract does not have.',
    why: 'Nobody has described, typed or tested it.',
    fix: 'Write the operation into openapi/paths, or call the one that is there.',
    example: 'GET /api/wishlists; the contract has GET /api/wishlist.',
  },
  'request-parameter-unknown': {
    what: 'The request has a parameter in its address that the contract does not have.',
    why: 'The backend ignores it: a filter that filters nothing.',
    fix: 'Look for a misspelling, or write the parameter into the contract.',
    example: 'GET /api/products?pgae=2.',
  },
  'request-parameter': {
    what: 'A parameter in the address is not what the contract takes.',
    why: 'The backend refuses it, or reads something else than was meant.',
    fix: 'Send what the contract names; where it is too narrow, widen it.',
    example: 'GET /api/product-details?product_id=seven.',
  },
  'request-body': {
    what: 'The body of a request is not what the contract takes.',
    why: 'No form of a person made it: the calling program is at fault.',
    fix: 'Send what the contract names; where it is too narrow, widen it.',
    example: '"quantity": "2"; due is "quantity": 2.',
  },
  'request-media-type': {
    what: 'The body of a request is of a type that the contract does not take.',
    why: 'The backend may read nothing of it.',
    fix: 'Send JSON or a form as the operation says, with its Content-Type.',
    example: 'text/plain for POST /api/login; due is application/json.',
  },
  'request-unreadable': {
    what: 'The body of a request is not what its Content-Type says.',
    why: 'The backend can read nothing of it.',
    fix: 'Look at how the body is put together; forms need the boundary that their type names.',
    example: 'Content-Type: application/json with {"phone": .',
  },
  'drift-operation': {
    what: 'The backend has a call that the contract does not have.',
    why: 'No type, hook or mock exists for it, and nobody tests it.',
    fix: 'Write it into openapi/paths and run `npm run generate`, if the storefront is to use it.',
    example: 'GET /api/wishlists in a recording.',
  },
  'drift-status': {
    what: 'The backend answers a status that the contract does not have for the operation.',
    why: 'The storefront can only say that something unexpected came.',
    fix: 'Write the status with its body and an example into the operation, or have the backend send a documented one.',
    example: '409 of placeOrder.',
  },
  'drift-media-type': {
    what: 'The backend sends a status with another media type than the contract has.',
    why: 'The client does not read the body.',
    fix: 'Document the type beside the other, or have the backend send the documented one.',
    example: 'application/problem+json with 422.',
  },
  'drift-header': {
    what: 'The backend sends a header of its own that the contract does not name.',
    why: 'It may say something worth using, and browsers hide it from scripts of other origins until it is exposed.',
    fix: 'Describe it under headers of the answer if clients are to read it; else let it be.',
    example: 'X-Cart-Version: 7.',
  },
  'drift-field': {
    what: 'The backend sends a field that the contract does not name.',
    why: 'The contract is open, so nothing breaks; but nobody has a type for it, and secrets leak this way.',
    fix: 'Write it into the schema (with x-since if only newer releases send it), or take it out of the answer.',
    example: '/data/orders/*/delivery_slot: text (date).',
  },
  'drift-enum': {
    what: 'The backend sends a word that the contract does not list.',
    why: 'The storefront has no name, colour or action for it.',
    fix: 'Add the word to the enum: the compiler then shows every screen that has to learn it.',
    example: '/data/orders/*/order_status: "Shipped".',
  },
  'drift-later': {
    what: 'The backend sends a field that the contract marks as a later release’s (x-since).',
    why: 'The backend is newer than the release that the contract is written for.',
    fix: 'Nothing has to be done; once all backends send it, take x-since away.',
    example: '/data/address/area_id.',
  },
  'drift-never-sent': {
    what: 'The contract promises a field that no good answer held, though its neighbours came.',
    why: 'Screens may wait for something that never comes. An optional field may just have had no occasion.',
    fix: 'Look whether the backend can send it; if not, take it out of the contract.',
    example: 'listOrders/data/orders/*/code.',
  },
  'drift-unused-operation': {
    what: 'No screen calls the operation: nothing imports its generated hook or call.',
    why: 'It is described, typed, mocked and tested for nobody.',
    fix: 'Use it or drop it; or name it in contract/drift/known-uses.ts, with the link that it is called by or the reason why it is not.',
    example: 'listBanners, whose banners the home page brings.',
  },
  'drift-unused-property': {
    what: 'No screen reads the property of an answer: not by name, not by destructuring, not through a helper.',
    why: 'The backend works for nothing, and the answer is larger than need be.',
    fix: 'Show it or leave it out. Properties are looked at by schema, so one that a single screen reads counts for all. Of the answers to writes screens often need no more than the message, and ask anew for the rest.',
    example: 'OrderTax.updated_at.',
  },
  'drift-unknowable': {
    what: 'Nothing reads the property by name, but its object goes where types end (any, unknown, JSON).',
    why: 'Whether it is used there cannot be known from the program.',
    fix: 'Look at where the whole object goes; a type there makes it known.',
    example: 'User.is_active, where the whole user is stored as JSON.',
  },
};
