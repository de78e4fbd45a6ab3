import { Trans } from '@lingui/react/macro';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Button } from '../../ui/actions/button.tsx';

/** Offers to discard a restored draft (STATE-03). */
export function RestoredDraftNotice(props: {
  form: { isRestored: boolean; startOver: () => void };
  purpose: 'saving' | 'sending';
}) {
  const { form, purpose } = props;
  if (!form.isRestored) return null;
  return (
    <Alert
      action={
        <Button variant="secondary" size="s" onClick={form.startOver}>
          <Trans>Start over</Trans>
        </Button>
      }
    >
      {purpose === 'saving' ? (
        <Trans>We restored what you typed. It isn’t saved yet.</Trans>
      ) : (
        <Trans>We restored what you typed. It isn’t sent yet.</Trans>
      )}
    </Alert>
  );
}
