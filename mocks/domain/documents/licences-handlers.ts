import type { DownloadsOperations } from '../../generated/operations.d.ts';
import type { HandlersOf } from '../world/handler.ts';
import { licencePdf } from './licence-pdf.ts';
import { setFileName } from '../../lib/content-disposition.ts';
import { findLicence } from '../orders/licences.ts';
import type { World } from '../world/world.ts';

/** The backend fails like this on an unknown key. */
const SERVER_ERROR = { message: 'Server Error' };

export const licencesHandlers = {
  downloadLicence: async ({ world, path, query }, reply) => {
    const file = await licenceFile(world, path.key, query.order_id);
    return file ? reply(200, file) : reply(500, SERVER_ERROR);
  },

  downloadLicenceByPath: async ({ world, path }, reply) => {
    const file = await licenceFile(world, path.key, path.order_id);
    return file ? reply(200, file) : reply(500, SERVER_ERROR);
  },
} satisfies HandlersOf<DownloadsOperations>;

async function licenceFile(
  world: World,
  key: string,
  orderId: number,
): Promise<Uint8Array | undefined> {
  const licence = findLicence(world, key, orderId);
  if (!licence) return undefined;
  return setFileName(await licencePdf(world, licence), `license-${licence.customerId}.pdf`);
}
