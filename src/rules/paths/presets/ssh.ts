import type { PathPreset } from '../types.js';
import { SOURCE_ENDINGS } from './not-secret.js';

const KEY_TYPES = '{rsa,dsa,ecdsa,ecdsa_sk,ecdsa-sk,ed25519,ed25519_sk,ed25519-sk,ed448,xmss}';

export const SSH: PathPreset = {
  name: 'ssh',
  title: 'SSH',
  entries: [
    {
      id: 'ssh-directory',
      pattern: '.ssh',
      why: 'private keys, known machines, and the list of keys that may log in',
      globs: ['.ssh', '.ssh2'],
      hit: ['/home/dev/.ssh', '/Users/dev/.SSH/config', 'C:\\Users\\dev\\.ssh\\known_hosts', '~/.ssh/id_work'],
      miss: ['/home/dev/app/src/ssh/client.ts', 'docs/ssh.md', '.sshfs'],
    },
    {
      id: 'ssh-private-key',
      pattern: 'id_rsa',
      why: 'SSH private key under its usual name',
      globs: [`id_${KEY_TYPES}`, `id_${KEY_TYPES}[._-]*`],
      except: [`*.${SOURCE_ENDINGS}`],
      hit: [
        'keys/id_rsa',
        'keys/id_ed25519',
        'id_ecdsa',
        'id_dsa',
        'keys/id_ed25519_sk',
        'id_ecdsa_sk',
        'id_rsa.bak',
        'id_ed25519-github',
      ],
      miss: [
        'keys/id_rsa.pub',
        'keys/id_ed25519_work.pub',
        'src/crypto/grid_rsa.py',
        'src/crypto/id_rsa_test.go',
        'src/identity.ts',
        'id_card.png',
      ],
    },
    {
      id: 'ssh-named-key',
      pattern: '*_rsa',
      why: 'SSH private key named after its use, such as deploy_rsa',
      globs: [
        '*_{rsa,ecdsa,ed25519,ed25519_sk,ecdsa_sk}',
        '{ssh,deploy,github,gitlab,bitbucket,sftp,bastion}{-,_,}key',
      ],
      leaf: true,
      hit: ['ci/deploy_rsa', 'keys/github_ed25519', 'deploy-key', 'ssh_key'],
      miss: [
        'src/ring_rsa/lib.rs',
        'projects/learn-dsa',
        'node_modules/node-rsa',
        'src/ssh-key/index.ts',
        'ci/deploy_rsa.pub',
        'src/psa_crypto_rsa.c',
      ],
    },
    {
      id: 'ssh-host-key',
      pattern: 'ssh_host_*_key',
      why: 'private key by which a machine proves who it is',
      globs: ['ssh_host_*key'],
      hit: ['/etc/ssh/ssh_host_ed25519_key', '/etc/ssh/ssh_host_rsa_key'],
      miss: ['/etc/ssh/ssh_host_ed25519_key.pub', '/etc/ssh/sshd_config'],
    },
    {
      id: 'ssh-authorized-keys',
      pattern: 'authorized_keys',
      why: 'whoever can write it can log in',
      globs: ['authorized_keys', 'authorized_keys2', 'etc/ssh/authorized_keys'],
      hit: ['/root/authorized_keys', 'provision/authorized_keys2'],
      miss: ['docs/authorized_keys.md', 'src/authorized-keys.ts'],
    },
    {
      id: 'remote-trust',
      pattern: '.rhosts',
      why: 'lets other machines in without a password',
      globs: ['.rhosts', '.shosts', 'etc/hosts.equiv', 'etc/shosts.equiv'],
      hit: ['/home/dev/.rhosts', '/etc/hosts.equiv'],
      miss: ['/etc/hosts', 'src/rhosts.ts'],
    },
  ],
};
