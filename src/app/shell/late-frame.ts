// One file for the parts of every page that follow hydration.
export { ToastRegion } from '../../ui/feedback/toast-region.tsx';
export { StatusBanners } from './status-banners.tsx';
