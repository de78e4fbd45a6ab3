import { spawnSync } from 'node:child_process';

const PROGRAMS = [['docker', 'compose'], ['podman', 'compose'], ['podman-compose']] as const;

/** Returns the command of an installed Compose. */
export function findCompose(): readonly [program: string, ...parameters: string[]] | undefined {
  return PROGRAMS.find(([program, ...parameters]) => {
    const command = [...parameters, 'version'];
    return spawnSync(program, command, { stdio: 'ignore' }).status === 0;
  });
}
