import { Upload } from 'lucide-react';
import { FileTrigger } from 'react-aria-components';
import { Action } from '../../ui/Action.tsx';
import { catalogueTexts } from '../catalogueTexts.ts';
import { ACCEPTED } from './mediaFile.ts';

interface UploadButtonProps {
  readonly look?: 'strong' | 'plain';
  readonly onFiles: (files: readonly File[]) => void;
}

export const UploadButton = ({ look = 'plain', onFiles }: UploadButtonProps) => (
  <FileTrigger allowsMultiple acceptedFileTypes={ACCEPTED} onSelect={(files) => onFiles([...(files ?? [])])}>
    <Action look={look}>
      <Upload size={16} aria-hidden="true" />
      {catalogueTexts()('upload')}
    </Action>
  </FileTrigger>
);
