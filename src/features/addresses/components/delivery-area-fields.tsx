import { Trans, useLingui } from '@lingui/react/macro';
import MapPin from 'lucide-react/icons/map-pin';
import { useId } from 'react';
import type { components } from '../../../api/generated/schema.d.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SelectField } from '../../../ui/choices/select-field.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { help } from '../../../ui/fields/field.css.ts';
import { FieldError } from '../../../ui/fields/field.tsx';
import { row } from '../../../ui/layout/layout.css.ts';
import type { useAddressForm } from '../hooks/use-address-form.ts';
import { useBrowserLocation } from '../hooks/use-browser-location.ts';

type Form = ReturnType<typeof useAddressForm>;

/** Area and position of an address, which the backend requires from R3 on. */
export function DeliveryAreaFields(props: {
  form: Form;
  areas: readonly components['schemas']['Area'][];
}) {
  const { form, areas } = props;
  const { t } = useLingui();
  const select = form.input('area_id');
  return (
    <>
      <SelectField
        {...select}
        label={t`Delivery area`}
        placeholder={t`Choose a delivery area`}
        options={areas.map(({ id, name }) => ({ value: String(id), label: name }))}
        error={select.error ?? form.errorOf('area')}
        onChange={({ target: { value } }) => {
          // The backend names the area of an address after its delivery area.
          const area = areas.find(({ id }) => String(id) === value)?.name ?? '';
          form.change({ area_id: value, area });
        }}
      />
      <LocationField form={form} />
    </>
  );
}

/** Asks the browser for the position only when pressed. */
function LocationField({ form }: { form: Form }) {
  const { t } = useLingui();
  const id = useId();
  const { status, locate } = useBrowserLocation(form.change);
  const { latitude, longitude } = form.values;
  const isSet = latitude !== 0 || longitude !== 0;
  const problems = {
    idle: undefined,
    locating: undefined,
    denied: t`Your browser doesn’t share your location. Allow it in the settings, or save the address without it.`,
    failed: t`We couldn’t find your location. Try again, or save the address without it.`,
  };
  const error = form.errorOf('latitude') ?? form.errorOf('longitude') ?? problems[status];
  return (
    <div>
      <div className={row[3]}>
        <Button
          name="latitude"
          variant="secondary"
          size="s"
          busy={status === 'locating'}
          icon={<Icon of={MapPin} size={16} />}
          aria-describedby={`${id}-hint ${id}-error`}
          onClick={locate}
        >
          <Trans>Use my location</Trans>
        </Button>
        <output id={`${id}-hint`} className={help}>
          {isSet ? (
            <Trans>Location added</Trans>
          ) : (
            <Trans>Optional. It helps the courier find you.</Trans>
          )}
        </output>
      </div>
      <FieldError id={`${id}-error`} error={error} />
    </div>
  );
}
