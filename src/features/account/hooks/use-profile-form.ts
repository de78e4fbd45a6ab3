import type { ProfileValues } from './profile-values.ts';
import { useLingui } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useUpdateProfile } from '../../../api/generated/profile.ts';
import { session, type User } from '../../../api/session.ts';
import { updateDraft } from '../../../lib/storage/memory-drafts.ts';
import { useDialCodes } from '../../forms/country-field.tsx';
import { checksOf, useFormChecks } from '../../forms/use-form-checks.ts';
import { useDraft } from '../../forms/use-draft.ts';
import { fieldErrors, useErrorText } from '../../errors/use-error-text.ts';
import { showToast } from '../../../ui/feedback/toast.ts';
import { useProfileChecks } from './use-profile-checks.ts';

interface ProfileDraft extends ProfileValues {
  photo: File;
}

/** In the order in which they stand; the dialling code has no message of its own. */
const FIELDS = ['name', 'country', 'phone', 'gender', 'date_of_birth', 'email'] as const;

function valuesOf(user: User): ProfileValues {
  return {
    name: user.name,
    country: user.country ?? '',
    phone_code: user.phone_code ?? '',
    phone: user.phone ?? '',
    gender: user.gender ?? '',
    date_of_birth: user.date_of_birth ?? '',
    email: user.email ?? '',
  };
}

/**
 * State of the profile's form (PROF-01): only what was changed is held, so that fresher data of the server shows in the rest. It is
 * kept through errors and while the shopper is elsewhere in the shop.
 */
export function useProfileForm(user: User) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { codeOf } = useDialCodes();
  const { trigger, isMutating, error } = useUpdateProfile();
  const { name, draft, isStored, change: changeDraft, forget } = useDraft<ProfileDraft>('profile');
  const { photo, ...typed } = draft;
  const saved = valuesOf(user);
  const values = {
    ...saved,
    ...typed,
    phone_code: typed.phone_code || codeOf(typed.country ?? '') || saved.phone_code,
  };
  const local = useProfileChecks(values, saved);
  const checks = useFormChecks(FIELDS, local, error);
  const [progress, setProgress] = useState<number>();
  const isSending = useRef(false);
  const [isCheckingPhoto, setCheckingPhoto] = useState(false);
  // What the server said of a photo holds until another one is chosen.
  const [sentPhoto, setSentPhoto] = useState<File>();
  const remote = fieldErrors(error);
  useLeaveWarning(isStored);

  function change(next: Partial<ProfileValues>) {
    for (const field of FIELDS) if (next[field] !== undefined) checks.change(field);
    changeDraft(next);
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    if (isSending.current || isCheckingPhoto || checks.refuses(form)) return;
    isSending.current = true;
    setSentPhoto(photo);
    const { token } = session.getState();
    const send = () =>
      trigger(
        { body: { ...values, ...(photo ? { profile_photo: photo } : {}) } },
        photo ? { onProgress: setProgress } : {},
      );
    try {
      let { data } = await send();
      // The backend loses the very first photo of an account; the same one sent again stays.
      const isPhotoStale = () =>
        photo !== undefined && data.user.profile_photo === user.profile_photo;
      if (isPhotoStale()) ({ data } = await send());
      if (session.getState().token === token) session.setState({ user: data.user });
      // What was typed meanwhile stays, and so does a photo that the shop did not keep.
      const isOpen = ([field, value]: [string, unknown]) =>
        draft[field as keyof ProfileDraft] !== value || (field === 'photo' && isPhotoStale());
      updateDraft<ProfileDraft>(name, (now) => {
        const open = Object.entries(now).filter(isOpen);
        return open.length > 0 ? Object.fromEntries(open) : undefined;
      });
      if (isPhotoStale()) {
        showToast({ kind: 'warning', message: t`Saved, but the shop did not keep your photo.` });
      } else showToast({ kind: 'success', topic: 'profile', message: t`Profile Updated` });
    } catch (failure) {
      showToast({ kind: 'error', topic: 'profile', message: errorText(failure) });
      checks.focusFirstError(form, fieldErrors(failure));
    } finally {
      isSending.current = false;
      setProgress(undefined);
    }
  }

  return {
    values,
    change,
    /** The country brings its dialling code with it; another code can still be chosen. */
    changeCountry: (country: string) => change({ country, phone_code: '' }),
    input: (field: (typeof FIELDS)[number]) => ({
      ...checksOf(checks, field),
      value: values[field],
      onChange: (event: { target: { value: string } }) => change({ [field]: event.target.value }),
    }),
    checks,
    submit,
    isMutating,
    isCheckingPhoto,
    setCheckingPhoto,
    photo,
    changePhoto: (next: File | undefined) => {
      const { photo: _, ...others } = draft;
      forget();
      if (next) changeDraft({ ...others, photo: next });
      else if (Object.keys(others).length > 0) changeDraft(others);
    },
    photoError: photo !== undefined && photo === sentPhoto ? remote['profile_photo'] : undefined,
    /** Of the photo, from 0 to 1. */
    progress,
    /** A failure that is about no field. */
    problem:
      error && ![...FIELDS, 'profile_photo'].some((field) => remote[field])
        ? errorText(error)
        : undefined,
    isChanged: isStored,
    undo: forget,
  };
}

/** The browser asks before it leaves the shop with something unsaved; within the shop the draft waits. */
function useLeaveWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', onBeforeUnload);
    return () => removeEventListener('beforeunload', onBeforeUnload);
  }, [isChanged]);
}
