export const HEADER =
  '// Generated from openapi/ by `npm run generate`. Do not edit: change the contract.\n';
