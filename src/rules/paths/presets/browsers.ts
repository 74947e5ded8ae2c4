import type { PathPreset } from '../types.js';

const CHROMIUM = '{google-chrome*,chromium,BraveSoftware,microsoft-edge*,vivaldi,opera}';

export const BROWSERS: PathPreset = {
  name: 'browsers',
  title: 'Browsers and key chains',
  entries: [
    {
      id: 'browser-profile',
      pattern: 'Login Data',
      why: 'stored passwords and session cookies of a browser',
      globs: [
        'Login Data*',
        'Web Data',
        'Local State',
        'logins.json',
        'logins-backup.json',
        'key{3,4}.db',
        'cert9.db',
        'signons.sqlite',
        'cookies.{sqlite,txt,db,binarycookies}',
        '{Default,Profile *,Guest Profile}/{Network/,}Cookies',
        '.mozilla/firefox',
        '.thunderbird',
        `.config/${CHROMIUM}`,
        '{Google/Chrome,Chromium,BraveSoftware/Brave-Browser,Microsoft/Edge}/User Data',
        'Application Support/{Google/Chrome,Firefox,Chromium,BraveSoftware,Microsoft Edge,Arc}',
        'Mozilla/Firefox/Profiles',
        'Library/Safari/*.{db,plist,binarycookies}',
        'Local Storage/leveldb',
      ],
      hit: [
        '/home/dev/.config/google-chrome/Default/Login Data',
        '/home/dev/.mozilla/firefox/ab.default/logins.json',
        'key4.db',
        '/Users/dev/Library/Application Support/Google/Chrome/Default/Cookies',
        'C:\\Users\\dev\\AppData\\Local\\Google\\Chrome\\User Data\\Local State',
        'cookies.txt',
      ],
      miss: [
        'src/cookies.ts',
        'src/cookies/index.ts',
        'docs/login-data.md',
        'test/default/cookies.test.ts',
        'modules/default/network/main.tf',
      ],
    },
    {
      id: 'browser-session',
      pattern: 'storageState.json',
      why: 'logged-in session saved by browser automation',
      globs: ['storageState.json', 'storage{-,_}state.json', 'playwright/.auth', '.auth/*.json'],
      hit: ['e2e/storageState.json', 'playwright/.auth/user.json'],
      miss: ['playwright.config.ts', 'src/auth/user.json'],
    },
    {
      id: 'key-chain',
      pattern: 'Library/Keychains',
      why: 'passwords kept by the operating system or desktop',
      globs: [
        'Library/Keychains',
        '*.{keychain,keychain-db,keyring,kwl}',
        '{.local/share,.gnome2}/keyrings',
        '.local/share/kwalletd',
        'AppData/{Roaming,Local}/Microsoft/{Credentials,Protect,Vault,Crypto}',
        'ProgramData/Microsoft/{Crypto,Vault}',
      ],
      hit: [
        '/Users/dev/Library/Keychains/login.keychain-db',
        '/home/dev/.local/share/keyrings/login.keyring',
        'C:\\Users\\dev\\AppData\\Roaming\\Microsoft\\Protect\\S-1\\a',
      ],
      miss: ['src/keychain.ts', 'docs/keyring.md'],
    },
  ],
};
