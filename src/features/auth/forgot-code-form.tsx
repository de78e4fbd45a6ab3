import { Trans } from '@lingui/react/macro';
import { CodeForm } from '../../parts/code-form.tsx';
import { useCode } from '../../parts/use-code.ts';
import { stack } from '../../ui/layout.css.ts';
import * as css from './auth.css.ts';
import { beginReset, goToStep } from './auth-flow.ts';
import { useForgotOrder } from './use-forgot-order.ts';

/** Asks for the code that lets a new password be set (AUTH-10). */
export function ForgotCodeForm() {
  const { order } = useForgotOrder();
  const code = useCode(order);
  return (
    <div className={stack[2]}>
      <CodeForm order={order} code={code} onVerified={beginReset} />
      <p className={css.ways}>
        <button type="button" className={css.way} onClick={() => goToStep('forgot')}>
          <Trans>Use another account</Trans>
        </button>
      </p>
    </div>
  );
}
