import { beforeAll, describe } from 'vitest';
import { buildImage, composeCommand, missingForImage } from '../helpers/docker.js';
import { noteNotRun } from '../helpers/not-run.js';
import { describeCompose } from './compose-suite.js';
import { describeImage } from './image-suite.js';

/** re2 is compiled once on a machine; later builds come from the engine's cache. */
const FIRST_BUILD_MS = 25 * 60_000;

const missing = missingForImage();
const compose = composeCommand();
if (missing !== undefined) noteNotRun('the container image and the compose file', missing);
else if (compose === undefined) noteNotRun('the compose file', "install Docker's compose plug-in");

// One file for both, so that one build serves them.
describe.skipIf(missing !== undefined)('in containers', () => {
  let image = '';
  beforeAll(async () => {
    image = await buildImage();
  }, FIRST_BUILD_MS);

  describeImage(() => image);
  if (compose !== undefined) describeCompose(() => image, compose);
});
