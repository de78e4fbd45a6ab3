import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Search from 'lucide-react/icons/search';
import { payablePrice } from '../../../lib/money.ts';
import { CATEGORIES_PATH, categoryPath, productPath, shopPath } from '../../../lib/router/paths.ts';
import { isolateText } from '../../../lib/text/isolate-text.ts';
import { ErrorText } from '../../errors/error-text.tsx';
import { useMoney } from '../../settings/use-money.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { stack } from '../../../ui/layout/layout.css.ts';
import { Picture } from '../../../ui/content/picture.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { VisuallyHidden } from '../../../ui/content/visually-hidden.tsx';
import { Listbox, OptionGroup } from './listbox.tsx';
import * as css from './search-suggestions.css.ts';
import type { SuggestionsProps } from './suggestions-props.ts';
import { HighlightedName, SuggestionOption } from './suggestion-option.tsx';
import { useSuggestions } from '../hooks/use-suggestions.ts';

/** Fewer on phones, above the keyboard. */
const MAX_ROWS = { desktop: 10, phone: 8 };

export function SuggestionResults(props: SuggestionsProps) {
  const { id, text, activeId, isDialog, hrefOf, onChoose } = props;
  const { t } = useLingui();
  const money = useMoney();
  const typed = text.trim();
  const query = isolateText(typed);
  const found = useSuggestions(text, isDialog ? MAX_ROWS.phone : MAX_ROWS.desktop);
  const { products, categories, shops, total = 0, isLoading, isSettled, error } = found;
  const count = products.length + categories.length + shops.length;
  const isEmpty = count === 0 && isSettled && !error;
  const rowOf = (kind: string, one: { id: number; name: string }, picture: string) => ({
    id: `${id}-${kind}-${one.id}`,
    activeId,
    onChoose: () => onChoose(),
    icon: <Picture src={picture} alt="" sizes="40px" className={css.picture} />,
    children: <HighlightedName name={one.name} typed={typed} />,
  });

  return (
    <>
      <Listbox id={id} label={t`Suggestions`} busy={!isSettled}>
        <OptionGroup name={<Trans>Products</Trans>} isEmpty={products.length === 0}>
          {products.map((product) => (
            <SuggestionOption
              key={product.id}
              {...rowOf('product', product, product.thumbnail)}
              href={productPath(product.id)}
              detail={<bdi>{money(payablePrice(product))}</bdi>}
            />
          ))}
        </OptionGroup>
        <OptionGroup name={<Trans>Categories</Trans>} isEmpty={categories.length === 0}>
          {categories.map((category) => (
            <SuggestionOption
              key={category.id}
              {...rowOf('category', category, category.thumbnail)}
              href={categoryPath(category.id)}
            />
          ))}
        </OptionGroup>
        <OptionGroup name={<Trans>Shops</Trans>} isEmpty={shops.length === 0}>
          {shops.map((shop) => (
            <SuggestionOption
              key={shop.id}
              {...rowOf('shop', shop, shop.logo)}
              href={shopPath(shop.id)}
              detail={<Plural value={shop.total_products} one="# product" other="# products" />}
            />
          ))}
        </OptionGroup>
        {isLoading ? null : isEmpty ? (
          <SuggestionOption
            id={`${id}-categories`}
            activeId={activeId}
            href={CATEGORIES_PATH}
            onChoose={() => onChoose()}
            icon={<Icon of={LayoutGrid} size={18} />}
          >
            <Trans>Browse all categories</Trans>
          </SuggestionOption>
        ) : (
          <SuggestionOption
            id={`${id}-all`}
            activeId={activeId}
            href={hrefOf(typed)}
            onChoose={() => onChoose(typed)}
            icon={<Icon of={Search} size={18} />}
          >
            {isSettled && total > 0
              ? t`${plural(total, {
                  one: `Show # product for “${query}”`,
                  other: `Show all # products for “${query}”`,
                })}`
              : t`Search for “${query}”`}
          </SuggestionOption>
        )}
      </Listbox>
      {isLoading ? (
        <div className={`${css.note} ${stack[3]}`}>
          {Array.from({ length: 4 }, (_, index) => (
            <Skeleton key={index} height="40px" />
          ))}
        </div>
      ) : null}
      {error ? (
        <div role="alert" className={css.note}>
          <ErrorText error={error} />
          <Button variant="secondary" size="s" busy={!isSettled} onClick={found.retry}>
            <Trans>Try again</Trans>
          </Button>
        </div>
      ) : null}
      {isEmpty ? (
        <p className={css.note}>
          <Trans>No results for “{query}”. Check the spelling or try fewer words.</Trans>
        </p>
      ) : null}
      <output>
        <VisuallyHidden>
          {isSettled && count > 0
            ? t`${plural(count, { one: '# suggestion', other: '# suggestions' })}`
            : ''}
        </VisuallyHidden>
      </output>
    </>
  );
}
