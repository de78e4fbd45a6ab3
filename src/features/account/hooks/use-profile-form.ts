import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { updateProfileForm } from '../../../api/generated/forms/profile.ts';
import { useUpdateProfile } from '../../../api/generated/profile-mutations.ts';
import { type User, useSessionStore } from '../../../api/session.ts';
import { useDialCodes } from '../../forms/country-field.tsx';
import { useForm } from '../../forms/use-form.ts';
import { useErrorToast } from '../../errors/use-error-toast.tsx';
import { useToasts } from '../../../ui/feedback/toast.ts';

/** Manages the profile form (PROF-01). Unchanged fields show newer server data. */
export function useProfileForm(user: User) {
  const session = useSessionStore();
  const { showToast } = useToasts();
  const { t } = useLingui();
  const showErrorToast = useErrorToast();
  const { codeOf } = useDialCodes();
  const { trigger } = useUpdateProfile();
  const savedCode = user.phone_code ?? '';
  const [isCheckingPhoto, setCheckingPhoto] = useState(false);
  const form = useForm(updateProfileForm, {
    name: 'profile',
    isBlocked: isCheckingPhoto,
    defaults: {
      name: user.name,
      country: user.country ?? '',
      phone_code: savedCode,
      phone: user.phone ?? '',
      email: user.email ?? '',
      gender: user.gender ?? '',
      date_of_birth: user.date_of_birth ?? '',
      profile_photo: undefined as File | undefined,
    },
    trusted: ['phone'],
    clean: (values) => ({
      ...values,
      phone_code: values.phone_code || codeOf(values.country) || savedCode,
    }),
  });
  const [progress, setProgress] = useState<number>();
  useLeaveWarning(form.isChanged);

  const submit = form.submit(
    async ({ profile_photo: photo, ...texts }) => {
      const { token } = session.getState();
      try {
        // The backend clears missing fields.
        const { data } = await trigger(
          { body: { ...texts, ...(photo ? { profile_photo: photo } : {}) } },
          photo ? { onProgress: setProgress } : {},
        );
        if (session.getState().token === token) session.setState({ user: data.user });
        if (photo && data.user.profile_photo === user.profile_photo) {
          showToast({
            kind: 'warning',
            message: t`Your profile is saved, but your photo isn’t. Try uploading it again.`,
          });
          return ['profile_photo'];
        }
        showToast({ kind: 'success', topic: 'profile', message: t`Profile updated` });
        return [];
      } finally {
        setProgress(undefined);
      }
    },
    (failure) => showErrorToast(failure, 'profile'),
  );

  return {
    ...form,
    submit,
    /** Sets the country's dialling code. The user can choose another one. */
    changeCountry: (country: string) => form.change({ country, phone_code: '' }),
    isCheckingPhoto,
    setCheckingPhoto,
    /** Upload progress from 0 to 1. */
    progress,
  };
}

/** Warns before leaving the shop with unsaved changes. Within the shop the draft is kept. */
function useLeaveWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, [isChanged]);
}
