/** A task of a reader: the bytes of a file and how to read them. */
export type Job = {
  /**
   * photo: write its pixels as a JPEG. publicPicture: write them as a WebP that keeps transparent parts. pdf: check it and write it
   * anew. measure: answer the size of a picture that a reader has written before.
   */
  kind: 'photo' | 'publicPicture' | 'pdf' | 'measure';
  bytes: Uint8Array;
};

/** Why a file is not accepted. Each is a key of the messages about files. */
export type Fault = 'brokenPicture' | 'tooManyPixels' | 'brokenPdf' | 'activePdf';

/** The result of a reader. Width and height (px) are 0 for a PDF. */
export type Reading = { content: Uint8Array; width: number; height: number };

/** The answer to a job. `isTired` asks to be replaced: the process has gathered memory that it does not give back. */
export type Answer = ({ reading: Reading } | { fault: Fault }) & { isTired: boolean };

/** The file is not accepted. */
export class Unreadable extends Error {
  constructor(readonly fault: Fault) {
    super(fault);
  }
}
