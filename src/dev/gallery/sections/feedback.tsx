import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Button } from '../../../ui/actions/button.tsx';
import { EmptyRow } from '../../../ui/feedback/empty-row.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { ErrorState } from '../../../ui/feedback/error-state.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Spinner } from '../../../ui/content/spinner.tsx';
import { type Toast, useToasts } from '../../../ui/feedback/toast.ts';
import { ToastItem } from '../../../ui/feedback/toast-item.tsx';
import * as css from '../gallery.css.ts';
import { PICTURES, useSamples } from '../samples.ts';
import type { GallerySection } from '../section.ts';
import { Specimen } from '../specimen.tsx';

function Alerts() {
  const texts = useSamples();
  return (
    <div className={css.grid}>
      {(['info', 'success', 'warning', 'danger'] as const).map((kind) => (
        <Specimen key={kind} state={kind}>
          <Alert kind={kind}>{kind === 'danger' ? texts.offline : texts.saved}</Alert>
        </Specimen>
      ))}
      <Specimen state="title, long text, action" wide>
        <Alert
          kind="warning"
          title={texts.stock}
          action={
            <Button size="s" variant="secondary">
              {texts.remove}
            </Button>
          }
        >
          {texts.longNote}
        </Alert>
      </Specimen>
    </div>
  );
}

function Toasts() {
  const { showToast } = useToasts();
  const texts = useSamples();
  const samples: (Pick<Toast, 'kind' | 'message'> & Partial<Toast>)[] = [
    { kind: 'success', message: texts.saved },
    { kind: 'warning', message: texts.stock },
    { kind: 'error', message: texts.longWrong },
    {
      kind: 'card',
      title: texts.addToCart,
      message: texts.longProduct,
      picture: { src: PICTURES.chair, alt: '' },
      action: { label: texts.orders, onAction: () => undefined },
    },
  ];
  return (
    <div className={css.wideGrid}>
      {samples.map((sample, index) => (
        <Specimen key={sample.kind} state={sample.kind}>
          <ToastItem
            toast={{ ...sample, id: -1 - index, timeoutMs: 3000 }}
            isPaused
            onDismiss={() => undefined}
          />
        </Specimen>
      ))}
      <Specimen state="live, at the bottom of the page" wide>
        <Button
          variant="secondary"
          onClick={() => showToast({ kind: 'success', message: texts.saved })}
        >
          {texts.save}
        </Button>
      </Specimen>
    </div>
  );
}

function Empties() {
  const texts = useSamples();
  const parts = {
    icon: ShoppingBag,
    title: texts.cartEmpty,
    children: texts.cartEmptyMore,
    action: <Button>{texts.home}</Button>,
  };
  return (
    <div className={css.wideGrid}>
      <Specimen state="of a page">
        <EmptyState level={3} {...parts} />
      </Specimen>
      <Specimen state="of a section">
        <EmptyRow {...parts} />
      </Specimen>
    </div>
  );
}

function Errors() {
  const texts = useSamples();
  return (
    <div className={css.wideGrid}>
      <Specimen state="with retry">
        <ErrorState level={3} onRetry={() => undefined}>
          {texts.offline}
        </ErrorState>
      </Specimen>
      <Specimen state="retrying">
        <ErrorState level={3} busy onRetry={() => undefined}>
          {texts.offline}
        </ErrorState>
      </Specimen>
    </div>
  );
}

function Waiting() {
  return (
    <div className={css.grid}>
      <Specimen state="skeleton of a card">
        <div className={stack[3]}>
          <Skeleton ratio={4 / 3} radius="18px" />
          <Skeleton width="60%" />
          <Skeleton width="35%" />
        </div>
      </Specimen>
      <Specimen state="spinner, 18 and 40 pixels">
        <div className={css.line}>
          <Spinner />
          <Spinner size={40} />
        </div>
      </Specimen>
    </div>
  );
}

function Progresses() {
  return (
    <div className={css.grid}>
      {[0, 0.4, 1].map((value) => (
        <Specimen key={value} state={`${value * 100} %`}>
          <Progress label={`Upload, ${value}`} value={value} />
        </Specimen>
      ))}
      <Specimen state="indeterminate">
        <Progress label="Upload" />
      </Specimen>
    </div>
  );
}

export const FEEDBACK: GallerySection = {
  id: 'feedback',
  title: 'Feedback',
  about: 'Messages, progress, and empty and error states.',
  parts: [
    { name: 'Alert', about: 'A message within the page.', Show: Alerts },
    {
      name: 'Toast',
      about: 'A temporary message; hover and focus keep it open.',
      Show: Toasts,
    },
    {
      name: 'EmptyState and EmptyRow',
      about: 'Explains missing content; offers a next step.',
      Show: Empties,
    },
    { name: 'ErrorState', about: 'Explains what went wrong and offers a retry.', Show: Errors },
    { name: 'Skeleton and Spinner', about: 'Content is loading.', Show: Waiting },
    { name: 'Progress', about: 'How much of a task is done.', Show: Progresses },
  ],
};
