import { useLocation } from 'wouter';
import { returnOrderForm } from '../../../api/generated/forms/returns.ts';
import { useReturnOrder } from '../../../api/generated/returns-mutations.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import { useIsMounted } from '../../../lib/react/use-is-mounted.ts';
import { RETURNS_PATH } from '../../../lib/router/paths.ts';
import { formatAddress } from '../../addresses/format-address.ts';
import { useErrorToast } from '../../errors/use-error-toast.tsx';
import { useServerToast } from '../../errors/use-server-toast.ts';
import { useForm } from '../../forms/use-form.ts';
import { isLineReturnable } from '../model/return-eligibility.ts';

/**
 * Preselects a single returnable product (RET-01). `onRefused` is called when the server rejects
 * the complete return.
 */
export function useReturnForm(order: components['schemas']['OrderDetails'], onRefused: () => void) {
  const showErrorToast = useErrorToast();
  const showServerToast = useServerToast();
  const [, navigate] = useLocation();
  const { trigger } = useReturnOrder();
  const isMounted = useIsMounted();
  const returnable = order.products.filter(isLineReturnable).map(({ id }) => id);
  const form = useForm(returnOrderForm, {
    name: `return.${order.id}`,
    defaults: {
      product_ids: returnable.length === 1 ? returnable : [],
      bank_account_number: '',
      return_address: order.address ? formatAddress(order.address) : '',
      reason: '',
    },
    // Products of the draft may have been returned since.
    clean: (values) => ({
      ...values,
      product_ids: returnable.filter((id) => values.product_ids.includes(id)),
    }),
  });
  const submit = form.submit(
    async (values) => {
      const { message } = await trigger({
        body: {
          order_id: order.id,
          product_ids: values.product_ids,
          bank_account_number: values.bank_account_number.trim(),
          return_address: values.return_address.trim(),
          reason: values.reason.trim(),
        },
      });
      showServerToast({ kind: 'success', topic: 'return', message });
      if (isMounted.current) navigate(RETURNS_PATH);
    },
    (failure, isFieldError) => {
      showErrorToast(failure, 'return');
      if (!isFieldError) onRefused();
    },
  );
  return { ...form, submit };
}
