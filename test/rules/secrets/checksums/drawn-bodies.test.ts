import { expect, test } from 'vitest';
import {
  drawnAfterBar,
  drawnAfterHyphen,
  drawnAfterUnderscore,
  lettersAndDigits,
  mixedCase,
  mixedClasses,
  vaultLegacyToken,
} from '../../../../src/rules/secrets/checksums/drawn-bodies.js';
import { expandTemplate } from '../../../../src/rules/secrets/template.js';

const ROWS = [
  { check: mixedClasses, drawn: 're_{base62:32}', name: 're_compiled_Pattern_for_identifiers2' },
  { check: mixedClasses, drawn: 'fw_{base62:24}', name: 'fw_versionStringOfDriver3' },
  { check: mixedClasses, drawn: 'AQV{base64url:350}', name: 'AQVeryLongCamelCaseNameOfSomeTestCase12' },
  { check: mixedCase, drawn: 'hf_{letters:34}', name: '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' },
  { check: lettersAndDigits, drawn: 'API-{BASE36:26}', name: 'API-GATEWAYCONFIGURATIONTABLE' },
  { check: drawnAfterHyphen, drawn: 'sk-{hex:32}', name: 'sk-abcdefabcdefabcdefabcdefabcdefab' },
  { check: drawnAfterHyphen, drawn: 'sk-{base62:48}', name: 'sk-spinnerFadingCircleAnimation1' },
  { check: drawnAfterUnderscore, drawn: 'sk_{hex:32}', name: 'sk_SecretKeyForTheProductionEnvironment1' },
  { check: drawnAfterUnderscore, drawn: 'sk_V2_{base62:44}', name: 'sk_buffer' },
  { check: drawnAfterBar, drawn: '{digits:15}|{base64url:27}', name: '123456789012345|columnNameOfTheReportTable1' },
  {
    check: drawnAfterBar,
    drawn: '{digits:15}%7C{base64url:27}',
    name: '123456789012345%7CcolumnNameOfTheReportTable1',
  },
  { check: vaultLegacyToken, drawn: 's.{base62:24}', name: 's.addAdminServicesToServer' },
  { check: vaultLegacyToken, drawn: 's.{base62:24}', name: 's.A1b2' },
];

test.each(ROWS)('drawn text passes, $name does not', ({ check, drawn, name }) => {
  for (let seed = 1; seed <= 50; seed += 1) expect(check(expandTemplate(drawn, seed))).toBe('unknown');
  expect(check(name)).toBe('invalid');
});
