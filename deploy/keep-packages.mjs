// Keeps only the named packages in package.json, so that npm installs no others. The lock file
// still sets their versions: node keep-packages.mjs sharp ws
import { readFileSync, writeFileSync } from 'node:fs';

const names = process.argv.slice(2);
const { type, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const contract = JSON.parse(readFileSync('contract/package.json', 'utf8'));
const versions = { ...contract.dependencies, ...devDependencies, ...dependencies };
const missing = names.filter((name) => versions[name] === undefined);
if (missing.length > 0) throw new Error(`Not in a package.json: ${missing.join(', ')}`);
const kept = Object.fromEntries(names.map((name) => [name, versions[name]]));
writeFileSync('package.json', JSON.stringify({ private: true, type, dependencies: kept }));
