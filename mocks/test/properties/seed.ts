/** Property tests make the same values in each run; FC_SEED explores others. */
export const PROPERTY_SEED = Number(process.env['FC_SEED'] ?? 20_261_121);
