/** Makes property tests reproducible; FC_SEED explores other values. */
export const PROPERTY_SEED = Number(process.env['FC_SEED'] ?? 20_261_121);
