// One file for the parts of every page that follow hydration.
export { ToastRegion } from '../../ui/feedback/toast-region.tsx';
export { ThemePicker } from '../theme/theme-picker.tsx';
export { FloatingCart } from './floating-cart.tsx';
export { StatusBanners } from './status-banners.tsx';
