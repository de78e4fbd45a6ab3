import { type ScenarioName, scenarios } from './scenarios.ts';

/**
 * Parses names of scenarios such as `rtl,slow`; dots part them too, since cookies and names of worlds can't carry commas.
 * `default` adds nothing.
 *
 * @throws naming the one that does not exist.
 */
export function parseScenarios(text: string): ScenarioName[] {
  const names = text
    .split(/[,.+\s]+/)
    .map((name) => name.trim())
    .filter((name) => name !== '');
  const known: ScenarioName[] = [];
  for (const name of names) {
    if (!isScenario(name)) {
      throw new Error(
        `Failed to choose a scenario: there is no "${name}". Use ${Object.keys(scenarios).join(', ')}.`,
      );
    }
    if (name !== 'default' && !known.includes(name)) known.push(name);
  }
  return known;
}

/** A world's name for scenarios that were chosen without one: `scenario-rtl.slow`; `default` for none. */
export function scenarioWorld(names: readonly ScenarioName[]): string {
  return names.length === 0 ? 'default' : `scenario-${names.join('.')}`.slice(0, 64);
}

/** The scenarios that a world's name stands for; none for any other name. */
export function scenariosOfWorld(id: string): ScenarioName[] {
  if (!id.startsWith('scenario-')) return [];
  const names = id.slice('scenario-'.length).split('.');
  return names.filter((name) => isScenario(name)).filter((name) => name !== 'default');
}

function isScenario(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}
