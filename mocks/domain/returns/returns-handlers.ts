import { type FormError, validationBody } from '../../../contract/engine/form-messages.ts';
import type { ReturnsOperations } from '../../generated/operations.d.ts';
import type { HandlersOf } from '../world/handler.ts';
import { findOwnOrder } from '../orders/find-order.ts';
import { findProduct } from '../inventory/products.ts';
import { addReturn, findReturn, findReturnBlocker, returnsOf } from './returns.ts';
import { missingRowMessage } from '../../lib/missing-row.ts';
import { serializeReturnDetails, serializeReturnRow } from './serialize-return.ts';
import { paginate } from '../../lib/paginate.ts';
import { unknownIdError } from '../../lib/unknown-id.ts';

export const returnsHandlers = {
  listReturns: (call, reply) => {
    const { world, customer, query } = call;
    const all = returnsOf(world, customer);
    return reply(200, {
      message: 'returnOrders',
      data: {
        total: all.length,
        returnOrders: paginate(all, query).map((stored) => serializeReturnRow(stored, call)),
      },
    });
  },

  getReturn: (call, reply) => {
    const { world, customer, path } = call;
    const stored = findReturn(world, customer, path.id);
    if (!stored) return reply(404, { message: missingRowMessage('ReturnOrder', path.id) });
    return reply(200, {
      message: 'returnOrders',
      data: { returnOrders: serializeReturnDetails(stored, customer, call) },
    });
  },

  returnOrder: (call, reply) => {
    const { world, customer, body } = call;
    const order = findOwnOrder(world, customer, body.order_id);
    const errors = [
      ...(order ? [] : [unknownIdError('order_id')]),
      ...body.product_ids.flatMap((id, index) =>
        findProduct(world, id) ? [] : [unknownMember(`product_ids.${index}`)],
      ),
    ];
    if (!order || errors.length > 0) return reply(422, validationBody(errors));
    const blocker = findReturnBlocker(world, order, body.product_ids);
    if (blocker !== undefined) return reply(422, { message: blocker });
    const stored = addReturn(world, order, {
      productIds: body.product_ids,
      reason: body.reason,
      bankAccountNumber: body.bank_account_number,
      bankName: body.bank_name ?? null,
      address: body.return_address,
    });
    return reply(200, {
      message: 'Order return successfully done',
      data: { returnOrder: serializeReturnRow(stored, call) },
    });
  },
} satisfies HandlersOf<ReturnsOperations>;

/** The backend keeps underscores in the names of list members. */
function unknownMember(field: string): FormError {
  return { field, text: `The selected ${field} is invalid.` };
}
