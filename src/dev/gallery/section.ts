import type { ComponentType } from 'react';

/** A part with its specimens. */
export interface GalleryPart {
  /** As it is imported. */
  name: string;
  about: string;
  Show: ComponentType;
}

export interface GallerySection {
  id: string;
  title: string;
  about: string;
  parts: readonly GalleryPart[];
}
