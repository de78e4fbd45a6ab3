import type { ProxiedCall } from '../proxy/create-proxy.ts';
import { ruleOf } from '../findings/finding.ts';
import { paint } from './console.ts';

/** Prints calls that break the contract as they pass; a fault that was told before is only counted. */
export function createCallPrinter() {
  const told = new Map<string, number>();
  let calls = 0;
  let unjudged = 0;
  return {
    print({ method, address, operation, status, faults, unjudged: why }: ProxiedCall) {
      calls += 1;
      if (why !== undefined) unjudged += 1;
      const fresh = faults.filter(({ code, pointer, blame }) => {
        const key = [
          operation ?? address,
          status,
          blame,
          code,
          pointer.replaceAll(/\/\d+(?=\/|$)/g, '/*'),
        ].join(' ');
        told.set(key, (told.get(key) ?? 0) + 1);
        return told.get(key) === 1;
      });
      if (fresh.length === 0) return;
      console.log(`\n${paint('bold', `${method} ${address}`)} ${status ?? 'no answer'}`);
      for (const { blame, check, code, pointer, message, contract, place } of fresh) {
        console.log(`  ${paint('red', `✗ ${check}`)} (${code}, ${blame})`);
        console.log(`    ${pointer === '' ? '' : `${pointer}: `}${message}`);
        if (contract !== undefined) console.log(paint('dim', `    ${ruleOf({ place, contract })}`));
      }
    },
    /** How many different faults were seen. */
    faults: () => told.size,
    end() {
      const often = [...told.values()].reduce((sum, count) => sum + count, 0);
      console.log(
        `\n${calls} calls, ${told.size} different faults in ${often} places, ${unjudged} bodies not judged.`,
      );
    },
  };
}
