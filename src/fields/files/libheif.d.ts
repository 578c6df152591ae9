/** The part of libheif that is used here; its own declarations are of the functions below it. */
declare module 'libheif-js/libheif/libheif.js' {
  interface Pixels {
    readonly data: Uint8ClampedArray<ArrayBuffer>;
    readonly width: number;
    readonly height: number;
  }
  interface HeifImage {
    get_width(): number;
    get_height(): number;
    /** Writes four bytes a pixel into `into.data`; answers null when the picture is broken. */
    display(into: Pixels, done: (written: Pixels | null) => void): void;
    free(): void;
  }
  interface LibHeif {
    readonly HeifDecoder: new () => {
      /** The pictures of a file, the main one first; none when it cannot be read. */
      decode(file: ArrayBuffer): readonly HeifImage[];
    };
  }
  export default function libheif(): LibHeif;
}
