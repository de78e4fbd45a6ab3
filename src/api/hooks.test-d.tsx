import { useUpdateAddress } from './generated/addresses-mutations.ts';
import { useLogin } from './generated/auth-mutations.ts';
import { useAddToCart } from './generated/cart-mutations.ts';
import { useGetProduct, useListProducts, useListReviews } from './generated/catalogue.ts';

// Six mistakes in a screen that must not compile (API-02).

export function UncheckedScreen() {
  const { trigger: add } = useAddToCart();
  // @ts-expect-error 1: the field is called `product_id`
  void add({ body: { productId: 1 } });

  const { trigger: update } = useUpdateAddress();
  const form = { name: 'A', phone: '0701234567', address_type: 'home', address_line: 'B' } as const;
  // @ts-expect-error 2: the address's id is in the path
  void update({ body: form });

  // @ts-expect-error 3: the parameter is called `per_page`
  useListProducts({ perPage: 20 });

  // @ts-expect-error 4: `product_id` is required
  useGetProduct();

  const reviews = useListReviews({ product_id: 1 });
  // @ts-expect-error 5: the field is called `reviews`
  const list: unknown = reviews.data?.review;

  const { error } = useLogin();
  // @ts-expect-error 6: login documents no 404
  const isNotFound = error?.name === 'ApiError' && error.failure.status === 404;
  return isNotFound ? null : String(list);
}
