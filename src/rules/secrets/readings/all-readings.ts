import { decodedReading } from './decoded.js';
import { chain, type Reading } from './reading.js';
import { unfoldedReading } from './unfolded.js';

/** The text as written, and as it reads with escapes decoded, with broken lines joined, and with both. */
export function allReadings(text: string): readonly Reading[] {
  const plain: Reading = { text, toOriginal: (start, end) => ({ start, end }) };
  const decoded = decodedReading(text);
  const readings = decoded === undefined ? [plain] : [plain, decoded];
  return readings.flatMap((reading) => {
    const unfolded = unfoldedReading(reading.text);
    return unfolded === undefined ? [reading] : [reading, chain(reading, unfolded)];
  });
}
