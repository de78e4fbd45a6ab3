import type { ComponentType } from 'react';

export interface GalleryPart {
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
