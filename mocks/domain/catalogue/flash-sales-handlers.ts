import type { CatalogueOperations } from '../../generated/operations.d.ts';
import type { HandlersOf } from '../world/handler.ts';
import {
  findFlashSale,
  flashSaleProducts,
  incomingFlashSale,
  runningFlashSale,
} from '../flash-sales/flash-sales.ts';
import { missingRowMessage } from '../../lib/missing-row.ts';
import { serializeFlashSale } from '../flash-sales/serialize-flash-sale.ts';
import { paginate } from '../../lib/paginate.ts';
import { serializeProductCard } from '../products/serialize-product-card.ts';

const DEFAULT_PAGE = { page: 1, per_page: 18 } as const;

export const flashSaleHandlers = {
  getFlashSales: (call, reply) => {
    const incoming = incomingFlashSale(call.world);
    const running = runningFlashSale(call.world);
    return reply(200, {
      message: 'incoming and running flash sale',
      data: {
        incoming_flash_sale: incoming ? serializeFlashSale(incoming, call, null) : null,
        running_flash_sale: running ? serializeFlashSale(running, call, null) : null,
      },
    });
  },

  getFlashSale: (call, reply) => {
    const { world, path, query } = call;
    const sale = findFlashSale(world, path.id);
    if (!sale) return reply(404, { message: missingRowMessage('FlashSale', path.id) });
    const products = flashSaleProducts(world, sale).filter(
      ({ categoryId }) => query.category_id === undefined || categoryId === query.category_id,
    );
    return reply(200, {
      message: 'flash sale details',
      data: {
        total_products: products.length,
        flash_sale: serializeFlashSale(sale, call, null),
        products: paginate(products, { ...DEFAULT_PAGE, ...query }).map((product) =>
          serializeProductCard(product, call),
        ),
      },
    });
  },
} satisfies Pick<HandlersOf<CatalogueOperations>, 'getFlashSale' | 'getFlashSales'>;
