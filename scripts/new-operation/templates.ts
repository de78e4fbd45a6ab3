import type { NewOperation } from './parse-new-operation.ts';

const RATE_LIMIT_HEADERS = `        headers:
          X-RateLimit-Limit:
            $ref: ../headers.yaml#/RateLimitLimit
          X-RateLimit-Remaining:
            $ref: ../headers.yaml#/RateLimitRemaining
`;

const response = (status: string, name: string) =>
  `      '${status}':\n        $ref: ../responses.yaml#/${name}\n`;

/** Whether the method sends a body. */
export function hasBody({ method }: NewOperation): boolean {
  return method !== 'get' && method !== 'delete';
}

/** Returns the path item with every status that each operation documents. */
export function pathItem(operation: NewOperation): string {
  const { id, name, method, pathParameters, tag, isPublic } = operation;
  const file = `../schemas/${tag}.yaml#`;
  return [
    `${id}:\n  ${method}:\n    operationId: ${id}\n    tags: [${tag}]\n`,
    `    summary: ${sentence(id)}\n    description: Describe what ${id} does.\n`,
    isPublic ? '' : '    security:\n      - bearer: []\n',
    method === 'get' ? '' : '    x-invalidates: []\n',
    parameters(pathParameters),
    hasBody(operation)
      ? `    requestBody:
      required: true
      content:
        application/json:
          schema:
            $ref: ${file}/${name}Input
          examples:
            typical:
              summary: A typical request
              value: {}
`
      : '',
    `    responses:
      '200':
        description: The result.
${RATE_LIMIT_HEADERS}        content:
          application/json:
            schema:
              $ref: ${file}/${name}Response
            examples:
              typical:
                summary: A typical response
                value:
                  message: ${sentence(id)}
                  data: {}
`,
    isPublic ? '' : response('401', 'Unauthenticated') + response('403', 'Forbidden'),
    hasBody(operation)
      ? `      '422':
        description: The request is invalid.
${RATE_LIMIT_HEADERS}        content:
          application/json:
            schema:
              $ref: ../schemas/common.yaml#/ValidationError
            examples:
              invalid:
                summary: An invalid request
                value:
                  message: The request is invalid.
`
      : '',
    response('429', 'TooManyRequests'),
    response('500', 'ServerError'),
    response('503', 'Maintenance'),
  ].join('');
}

/** Returns the schemas of the body, the response and its data. */
export function schemas(operation: NewOperation): string {
  const { id, name } = operation;
  const input = `${name}Input:
  type: object
  description: The body of ${id}.
  properties: {}
`;
  return `${hasBody(operation) ? input : ''}${name}Response:
  type: object
  required: [message, data]
  properties:
    message:
      type: string
      description: Always "${sentence(id)}".
    data:
      $ref: '#/${name}Data'
${name}Data:
  type: object
  description: The result of ${id}.
  properties: {}
`;
}

/** Returns the handler as a property of the tag's handlers. */
export function handler({ id }: NewOperation): string {
  return `  ${id}: (_call, reply) => reply(200, { message: '${sentence(id)}', data: {} }),\n`;
}

/** Returns "Redeem gift card" for `redeemGiftCard`. */
export function sentence(id: string): string {
  const words = id.replaceAll(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

function parameters(names: readonly string[]): string {
  if (names.length === 0) return '';
  const list = names.map(
    (name) => `      - name: ${name}
        in: path
        required: true
        description: The ${name} of the resource.
        schema:
          type: integer
        example: 1
`,
  );
  return `    parameters:\n${list.join('')}`;
}
