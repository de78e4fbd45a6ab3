import EllipsisVertical from 'lucide-react/icons/ellipsis-vertical';
import Heart from 'lucide-react/icons/heart';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { buttonClass } from '../../../ui/actions/button-class.ts';
import { Button, type ButtonProps } from '../../../ui/actions/button.tsx';
import { Chip } from '../../../ui/actions/chip.tsx';
import { Icon } from '../../../ui/content/icon.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { row } from '../../../ui/layout/layout.css.ts';
import { MenuButton } from '../../../ui/overlays/menu-button.tsx';
import { TextLink } from '../../../ui/actions/text-link.tsx';
import * as css from '../gallery.css.ts';
import { PlainLink } from '../plain-link.tsx';
import { useSamples } from '../samples.ts';
import type { GallerySection } from '../section.ts';
import { Stateful, Specimen } from '../specimen.tsx';

const VARIANTS = ['primary', 'secondary', 'quiet', 'danger'] as const;

function Buttons() {
  const texts = useSamples();
  return (
    <div className={css.parts}>
      {VARIANTS.map((variant) => (
        <ButtonStates key={variant} variant={variant} />
      ))}
      <div className={css.line}>
        {(['s', 'm', 'l'] as const).map((size) => (
          <Specimen key={size} state={`size ${size}`}>
            <Button size={size}>{texts.save}</Button>
          </Specimen>
        ))}
        <Specimen state="with an icon">
          <Button icon={<Icon of={ShoppingBag} />}>{texts.addToCart}</Button>
        </Specimen>
        <Specimen state="link styled as a button">
          <PlainLink href="#orders" className={buttonClass({ variant: 'secondary' })}>
            {texts.orders} <Icon of={ArrowRight} />
          </PlainLink>
        </Specimen>
      </div>
      <div className={css.grid}>
        <Specimen state="full width, long text">
          <Button fullWidth>{texts.longAction}</Button>
        </Specimen>
      </div>
    </div>
  );
}

function ButtonStates({ variant }: Pick<ButtonProps, 'variant'>) {
  const text = useSamples()[variant === 'danger' ? 'remove' : 'save'];
  return (
    <div className={css.line}>
      <Specimen state={variant ?? ''}>
        <Button variant={variant}>{text}</Button>
      </Specimen>
      <Specimen state="hover" force="hover">
        <Button variant={variant}>{text}</Button>
      </Specimen>
      <Specimen state="focus" force="focus">
        <Button variant={variant}>{text}</Button>
      </Specimen>
      <Specimen state="busy">
        <Button variant={variant} busy>
          {text}
        </Button>
      </Specimen>
      <Specimen state="disabled">
        <Button variant={variant} disabled>
          {text}
        </Button>
      </Specimen>
    </div>
  );
}

function IconButtons() {
  const { product } = useSamples();
  const label = `Favourite: ${product}`;
  return (
    <div className={css.line}>
      {(['s', 'm', 'l'] as const).map((size) => (
        <Specimen key={size} state={`size ${size}`}>
          <IconButton label={label} icon={Heart} size={size} />
        </Specimen>
      ))}
      <Specimen state="hover" force="hover">
        <IconButton label={label} icon={Heart} />
      </Specimen>
      <Specimen state="focus" force="focus">
        <IconButton label={label} icon={Heart} />
      </Specimen>
      <Specimen state="filled">
        <IconButton label={label} icon={Heart} filled />
      </Specimen>
      <Specimen state="secondary">
        <IconButton label={label} icon={Heart} variant="secondary" />
      </Specimen>
      <Specimen state="primary">
        <IconButton label={label} icon={ShoppingBag} variant="primary" />
      </Specimen>
      <Specimen state="busy">
        <IconButton label={label} icon={Heart} busy />
      </Specimen>
      <Specimen state="disabled">
        <IconButton label={label} icon={Heart} disabled />
      </Specimen>
    </div>
  );
}

function TextLinks() {
  const texts = useSamples();
  const inside = (
    <p>
      {texts.sentence} <TextLink href="#returns">{texts.returns}</TextLink>.
    </p>
  );
  return (
    <div className={css.grid}>
      <Specimen state="internal link">{inside}</Specimen>
      <Specimen state="hover" force="hover">
        {inside}
      </Specimen>
      <Specimen state="focus" force="focus">
        {inside}
      </Specimen>
      <Specimen state="external link">
        <p>
          {texts.sentence}{' '}
          <TextLink href="https://carrier.example/" isExternal>
            {texts.carrier}
          </TextLink>
          .
        </p>
      </Specimen>
    </div>
  );
}

function Chips() {
  const texts = useSamples();
  return (
    <div className={css.grid}>
      <Specimen state="several, each can be removed" wide>
        <Stateful initial={[texts.category, texts.shop, '$50 – $200']}>
          {(names, setValue) => (
            <div className={row[2]}>
              {names.map((name) => (
                <Chip key={name} onRemove={() => setValue(names.filter((other) => other !== name))}>
                  {name}
                </Chip>
              ))}
              {names.length === 0 ? (
                <Button
                  variant="quiet"
                  size="s"
                  onClick={() => setValue([texts.category, texts.shop])}
                >
                  {texts.all}
                </Button>
              ) : null}
            </div>
          )}
        </Stateful>
      </Specimen>
      <Specimen state="hover" force="hover">
        <Chip onRemove={() => undefined}>{texts.delivered}</Chip>
      </Specimen>
      <Specimen state="focus" force="focus">
        <Chip onRemove={() => undefined}>{texts.pending}</Chip>
      </Specimen>
      <Specimen state="long text">
        <Chip onRemove={() => undefined}>{texts.longProduct}</Chip>
      </Specimen>
    </div>
  );
}

function MenuButtons() {
  const texts = useSamples();
  return (
    <div className={css.line}>
      <Specimen state="opens a menu">
        <MenuButton
          label={texts.account}
          items={[
            { id: 'profile', label: texts.profile, icon: Heart, href: '#profile' },
            { id: 'orders', label: texts.orders, icon: ShoppingBag, href: '#orders' },
            { id: 'out', label: texts.logOut, onAction: () => undefined },
          ]}
          header={texts.person}
          onNavigate={() => undefined}
          className={buttonClass({ variant: 'secondary' })}
        >
          <Icon of={EllipsisVertical} />
          {texts.account}
        </MenuButton>
      </Specimen>
    </div>
  );
}

export const ACTIONS: GallerySection = {
  id: 'actions',
  title: 'Actions',
  about: 'Buttons that trigger actions, and links to other pages.',
  parts: [
    {
      name: 'Button',
      about: 'Triggers an action. One primary button per view.',
      Show: Buttons,
    },
    {
      name: 'IconButton',
      about: 'Only an icon; the label is its name and tooltip.',
      Show: IconButtons,
    },
    { name: 'TextLink', about: 'A link within running text.', Show: TextLinks },
    { name: 'Chip', about: 'An active selection that can be removed.', Show: Chips },
    {
      name: 'MenuButton',
      about: 'A button that opens a menu, loaded on first use.',
      Show: MenuButtons,
    },
  ],
};
