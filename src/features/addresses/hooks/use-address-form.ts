import { useLingui } from '@lingui/react/macro';
import { useCreateAddress, useUpdateAddress } from '../../../api/generated/addresses.ts';
import { createAddressForm, updateAddressForm } from '../../../api/generated/forms/addresses.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { useErrorToast } from '../../errors/use-error-toast.tsx';
import { useForm } from '../../forms/use-form.ts';

type Address = components['schemas']['Address'];

/** Returns the initial values in field order. */
export function valuesOf(address: Address | undefined) {
  return {
    name: address?.name ?? '',
    phone: address?.phone ?? '',
    address_line: address?.address_line ?? '',
    address_line2: address?.address_line2 ?? '',
    area: address?.area ?? '',
    flat_no: address?.flat_no ?? '',
    post_code: address?.post_code ?? '',
    address_type: address?.address_type ?? 'home',
    is_default: address?.is_default ?? false,
  };
}

/** Manages the address form (ADDR-01). Without `address` it creates one. */
export function useAddressForm(address: Address | undefined, onSaved: (address: Address) => void) {
  const { showToast } = useToasts();
  const { t } = useLingui();
  const showErrorToast = useErrorToast();
  const create = useCreateAddress();
  const update = useUpdateAddress();
  const form = useForm(address ? updateAddressForm : createAddressForm, {
    name: `address.${address?.id ?? 'new'}`,
    defaults: valuesOf(address),
  });
  const submit = form.submit(
    async (values) => {
      const { data } = address
        ? await update.trigger({ id: address.id, body: values })
        : await create.trigger({ body: values });
      showToast({
        kind: 'success',
        topic: 'address',
        message: address ? t`Address updated` : t`Address added`,
      });
      onSaved(data.address);
    },
    (failure, hasFieldError) => {
      // Other errors appear above the form.
      if (hasFieldError) {
        showErrorToast(failure, 'address');
      }
    },
  );
  return { ...form, submit };
}
