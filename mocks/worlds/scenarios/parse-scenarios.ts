import { isCutWorldName } from './scenario-world-name.ts';
import { type ScenarioName, scenarios } from './scenarios.ts';

/**
 * Parses names such as `rtl,slow`. Dots also separate, since cookies and world names can't contain
 * commas.
 *
 * @throws naming the scenario that doesn't exist.
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

/** None for names without scenarios. @throws for a cut name. */
export function scenariosOfWorld(id: string): ScenarioName[] {
  if (!id.startsWith('scenario-')) return [];
  if (isCutWorldName(id)) {
    throw new Error(
      `Failed to create the world "${id}": its name lacks some of its scenarios. Send X-Mock-Scenario too.`,
    );
  }
  const names = id.slice('scenario-'.length).split('.');
  return names.filter((name) => isScenario(name)).filter((name) => name !== 'default');
}

function isScenario(name: string): name is ScenarioName {
  return Object.hasOwn(scenarios, name);
}
