/** Parts of an SVG. */
export interface MarkDrawing {
  readonly width: number;
  readonly height: number;
  readonly body: string;
}
