import type { PathPreset } from '../types.js';
import { SOURCE_ENDINGS, TEMPLATE_ENDINGS } from './not-secret.js';

const TEMPLATES = [
  `*.${TEMPLATE_ENDINGS}`,
  `*[._-]${TEMPLATE_ENDINGS}.*`,
  `${TEMPLATE_ENDINGS}[._-]*`,
  `*.${TEMPLATE_ENDINGS}.*`,
];

export const INFRASTRUCTURE: PathPreset = {
  name: 'infrastructure',
  title: 'Infrastructure as code',
  entries: [
    {
      id: 'terraform-state',
      pattern: '*.tfstate',
      why: 'Terraform state holds every value of every resource in plain text',
      globs: ['*.tfstate', 'terraform.tfstate.*', '.terraform.tfstate.d', 'terraform.tfstate.d', '*.tfplan'],
      hit: [
        'infra/terraform.tfstate',
        'terraform.tfstate.backup',
        'terraform.tfstate.1700000000.backup',
        'terraform.tfstate.d/prod',
      ],
      miss: ['infra/main.tf', 'infra/outputs.tf', '.terraform.lock.hcl', 'docs/tfstate.md'],
    },
    {
      id: 'terraform-variables',
      pattern: '*.tfvars',
      why: 'values of Terraform variables, passwords among them',
      globs: ['*.tfvars', '*.tfvars.json'],
      except: TEMPLATES,
      hit: ['infra/prod.tfvars', 'secrets.auto.tfvars', 'terraform.tfvars.json'],
      miss: ['terraform.tfvars.example', 'example.tfvars', 'prod.sample.tfvars', 'infra/variables.tf'],
    },
    {
      id: 'terraform-login',
      pattern: '.terraformrc',
      why: 'tokens of Terraform registries',
      globs: ['.terraformrc', 'terraform.rc', '.tofurc', '.terraform.d'],
      hit: ['/home/dev/.terraformrc', '/home/dev/.terraform.d/credentials.tfrc.json'],
      miss: ['.terraform-version', '.terraform-docs.yml'],
    },
    {
      id: 'vault',
      pattern: '.vault-token',
      why: 'tokens and passwords that open a vault',
      globs: [
        '.vault-token',
        '{.,}vault{-,_,}{token,pass,passwd,password,key,unseal}{,.txt}',
        '{.,}vault{-,_}{pass,password}[._-]*',
        '.ansible{_,-}vault*',
        'encrypted_data_bag_secret',
        '.chef/{*.rb,knife*}',
        'private_key.pkcs7.pem',
      ],
      except: [`*.${SOURCE_ENDINGS}`],
      hit: [
        '/home/dev/.vault-token',
        'ansible/vault_pass.txt',
        '.vault_pass',
        'vault-password',
        'chef/encrypted_data_bag_secret',
      ],
      miss: ['docs/vault.md', 'src/vault-token.ts', 'vault.hcl'],
    },
    {
      id: 'secrets-data',
      pattern: 'secrets.yml',
      why: 'file of secrets in a data format',
      globs: [
        '{,*[._-]}secrets.{yml,yaml,json,toml,ini,properties,conf,cfg,xml,txt,db}',
        'secrets.{*.yml,*.yaml,*.json,*.toml}',
        'secret.{json,toml,ini,properties,txt}',
      ],
      except: [
        ...TEMPLATES,
        'templates/{,*[._-]}secrets.{yml,yaml}',
        '{external,sealed}[._-]secrets.{yml,yaml}',
        '*.{enc,sops,schema}.*',
        'locales/*.json',
      ],
      hit: [
        'config/secrets.yml',
        '.streamlit/secrets.toml',
        'k8s/app-secrets.yaml',
        'UserSecrets/ab/secrets.json',
        'helm/secrets.prod.yaml',
      ],
      miss: [
        'config/secrets.example.yml',
        'chart/templates/secrets.yaml',
        'src/secrets.ts',
        'k8s/sealed-secrets.yaml',
        'secrets.enc.yaml',
        'docs/secrets.md',
      ],
    },
  ],
};
