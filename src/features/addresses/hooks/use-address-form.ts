import { useLingui } from '@lingui/react/macro';
import { useSWRConfig } from 'swr';
import { useApi } from '../../../api/api-provider.tsx';
import { listAddresses } from '../../../api/generated/addresses.ts';
import {
  createAddress,
  useCreateAddress,
  useUpdateAddress,
} from '../../../api/generated/addresses-mutations.ts';
import { createAddressForm, updateAddressForm } from '../../../api/generated/forms/addresses.ts';
import type { components } from '../../../api/generated/schema.d.ts';
import { invalidate } from '../../../api/runtime/invalidation.ts';
import { inSession } from '../../../api/runtime/in-session.ts';
import { type User, useSession } from '../../../api/session.ts';
import { toDigits } from '../../../lib/text/to-digits.ts';
import { useToasts } from '../../../ui/feedback/toast.ts';
import { useErrorToast } from '../../errors/use-error-toast.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useDeliveryAreas } from './use-delivery-areas.ts';

type Address = components['schemas']['Address'];
type Body = components['schemas']['AddressInput'];
type Values = ReturnType<typeof valuesOf>;

/**
 * Returns the initial values in field order; a new address starts with the customer's name and
 * phone number. An `area_id` is a text, as in a select.
 */
export function valuesOf(address: Address | undefined, customer?: User | null) {
  return {
    name: address?.name ?? customer?.name ?? '',
    phone: address?.phone ?? toDigits(customer?.phone ?? ''),
    address_line: address?.address_line ?? '',
    address_line2: address?.address_line2 ?? '',
    area_id: String(address?.area_id ?? ''),
    area: address?.area ?? '',
    flat_no: address?.flat_no ?? '',
    post_code: address?.post_code ?? '',
    latitude: toDegrees(address?.latitude),
    longitude: toDegrees(address?.longitude),
    address_type: address?.address_type ?? 'home',
    is_default: address?.is_default ?? false,
  };
}

/** The wire has a number, a text, or an empty text if unset. */
function toDegrees(coordinate: number | string | null | undefined): number {
  return Number(coordinate) || 0;
}

/** Returns the body of a request. Before R3, addresses have neither an area nor a position. */
export function toAddressInput(values: Values, hasArea: boolean): Body {
  const { area_id: areaId, latitude, longitude, ...common } = values;
  if (!hasArea) return common;
  return { ...common, area_id: areaId === '' ? null : Number(areaId), latitude, longitude };
}

/** Compares texts only: the server may round a position and choose the default address. */
function isSame(address: Address, sent: Values): boolean {
  const stored = valuesOf(address);
  return Object.entries(sent).every(
    ([field, value]) =>
      typeof value !== 'string' || value.trim() === stored[field as 'name'].trim(),
  );
}

/** Manages the address form (ADDR-01). Without `address` it creates one. */
export function useAddressForm(
  address: Address | undefined,
  onSaved: (address: Address) => void,
  onRejected?: () => void,
) {
  const { showToast } = useToasts();
  const { t } = useLingui();
  const showErrorToast = useErrorToast();
  const api = useApi();
  const { mutate } = useSWRConfig();
  const add = useCreateAddress();
  const update = useUpdateAddress();
  const delivery = useDeliveryAreas();
  const { areas } = delivery;
  const customer = useSession(({ user }) => user);
  const isKnownArea = (areaId: string) => areas?.some(({ id }) => String(id) === areaId);
  const form = useForm(address ? updateAddressForm : createAddressForm, {
    name: `address.${address?.id ?? 'new'}`,
    defaults: valuesOf(address, customer),
    required: () => ({ area_id: areas !== undefined }),
    clean: (values) =>
      !areas || isKnownArea(values.area_id) ? values : { ...values, area_id: '' },
  });

  /** Finds the address of an earlier attempt whose response was lost. */
  async function findSaved(values: Values) {
    const { addresses } = await inSession(api, api.client.call(listAddresses));
    return addresses.find((one) => isSame(one, values));
  }

  async function create(values: Values, body: Body): Promise<Address> {
    const saved = form.problem || form.isRestored ? await findSaved(values) : undefined;
    if (!saved) return (await add.trigger({ body })).data.address;
    if (values.is_default && !saved.is_default) return change(saved.id, body);
    void invalidate(api, mutate, createAddress.invalidates);
    return saved;
  }

  async function change(id: number, body: Body): Promise<Address> {
    return (await update.trigger({ id, body })).data.address;
  }

  const submit = form.submit(
    async (values) => {
      const body = toAddressInput(values, areas !== undefined);
      const saved = await (address ? change(address.id, body) : create(values, body));
      showToast({
        kind: 'success',
        topic: 'address',
        message: address ? t`Address updated` : t`Address added`,
      });
      onSaved(saved);
    },
    (failure, hasFieldError) => {
      onRejected?.();
      // Other errors appear above the form.
      if (hasFieldError) {
        showErrorToast(failure, 'address');
      }
    },
  );
  // Without its field, an error of the area or the position would be invisible.
  const hiddenError = areas
    ? undefined
    : (['area_id', 'latitude', 'longitude'] as const).map(form.errorOf).find(Boolean);
  return { ...form, submit, delivery, problem: form.problem ?? hiddenError };
}
