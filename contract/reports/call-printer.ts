import type { ProxiedCall } from '../proxy/create-proxy.ts';
import { ruleOf } from '../findings/finding.ts';
import { paint } from './paint.ts';
import { printable } from './printable.ts';

/** Prints calls that violate the contract; repeated errors are only counted. */
export function createCallPrinter() {
  const countByKey = new Map<string, number>();
  let calls = 0;
  let unchecked = 0;
  return {
    print({ method, address, operation, status, errors, unchecked: why }: ProxiedCall) {
      calls += 1;
      if (why !== undefined) unchecked += 1;
      const newErrors = errors.filter(({ code, pointer, blame }) => {
        const key = [
          operation ?? address,
          status,
          blame,
          code,
          pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*'),
        ].join(' ');
        countByKey.set(key, (countByKey.get(key) ?? 0) + 1);
        return countByKey.get(key) === 1;
      });
      if (newErrors.length === 0) return;
      const outcome = status ?? (method === 'EVENT' ? operation : undefined) ?? 'no response';
      console.log(`\n${paint('bold', `${method} ${address}`)} ${printable(String(outcome))}`);
      for (const { blame, check, code, pointer, message, contract, location } of newErrors) {
        console.log(`  ${paint('red', `✗ ${check}`)} (${code}, ${blame})`);
        console.log(printable(`    ${pointer === '' ? '' : `${pointer}: `}${message}`));
        if (contract !== undefined)
          console.log(paint('dim', `    ${ruleOf({ location, contract })}`));
      }
    },
    errorCount: () => countByKey.size,
    printSummary() {
      const occurrences = [...countByKey.values()].reduce((sum, count) => sum + count, 0);
      console.log(
        `\n${calls} calls, ${countByKey.size} distinct errors (${occurrences} in total), ${unchecked} bodies not checked.`,
      );
    },
  };
}
